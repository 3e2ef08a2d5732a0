// expected: wrongResult
// The same without the look: a message that has left the stream is drawn after the page was
// released.
@MainActor
final class ChatPage {
  private final class Drawn: Sendable {
    @MainActor var count = 0
  }

  private let drawn = Drawn()
  private let reading: Task<Void, Never>

  var count: Int { drawn.count }

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    reading = Task { [drawn] in
      for await message in messages {
        drawn.count += 1
        draw(message)
      }
    }
  }

  deinit {
    reading.cancel()
  }
}
