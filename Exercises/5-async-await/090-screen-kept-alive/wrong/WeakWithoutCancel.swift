// diagnosis: wrongResult
// The page is released, but its task waits in the loop for the next message.

/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    Task { [weak self] in
      for await message in messages {
        guard let self else { return }
        show(message)
      }
    }
  }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
