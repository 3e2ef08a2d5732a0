// expected: wrongResult
// The loop does not hold the page but draws a message that was on its way when the page was let go
// of.

/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private var task: Task<Void, Never>?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    task = Task { [weak self] in
      for await message in messages {
        self?.count += 1
        draw(message)
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
