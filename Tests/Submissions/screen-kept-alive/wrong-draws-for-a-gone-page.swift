// expected: wrongResult
/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private var task: Task<Void, Never>?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    task = Task { [weak self] in
      // The task needs the page only to count.
      for await message in messages {
        draw(message)
        self?.count += 1
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
