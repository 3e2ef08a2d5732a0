// expected: wrongResult
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
        // Without the page there is nothing to do: the loop ends, and with it the stream.
        guard let self else { return }
        self.show(message)
      }
    }
  }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
