// diagnosis: wrongResult
// Promises that the page lives as long as the task, which nothing ends when the page is released.

/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    Task { [unowned self] in
      for await message in messages { show(message) }
    }
  }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
