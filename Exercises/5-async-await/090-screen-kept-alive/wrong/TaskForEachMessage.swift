// diagnosis: wrongResult
// Starts a task for each message, and each of them holds the page until it has drawn.

/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var task: Task<Void, Never>?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    task = Task { [weak self] in
      guard let page = self else { return }
      for await message in messages {
        Task { page.show(message) }
      }
    }
  }

  deinit {
    task?.cancel()
  }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
