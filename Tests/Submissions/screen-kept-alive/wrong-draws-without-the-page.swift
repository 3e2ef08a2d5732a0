// expected: wrongResult
/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private var reading: Task<Void, Never>?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    // Only 'draw' is captured, and the page not at all.
    reading = Task { [weak self] in
      for await message in messages {
        self?.count += 1
        draw(message)
      }
    }
  }

  deinit {
    reading?.cancel()
  }
}
