/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  @MainActor
  private final class Counter {
    var value = 0
  }

  private let counter = Counter()
  private let reading: Task<Void, Never>

  /// How many messages were drawn.
  var count: Int { counter.value }

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    reading = Task { [counter] in
      for await message in messages {
        // The page may be gone although its message is here already.
        if Task.isCancelled { break }
        counter.value += 1
        draw(message)
      }
    }
  }

  deinit {
    reading.cancel()
  }
}
