/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var reading: Task<Void, Never>?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    let show: @MainActor (String) -> Void = { [weak self] message in
      guard let self else { return }
      self.count += 1
      self.draw(message)
    }
    reading = Task { await ChatPage.read(messages, show) }
  }

  /// Knows no page.
  private static func read(_ messages: AsyncStream<String>, _ show: @MainActor (String) -> Void)
    async
  {
    for await message in messages {
      show(message)
    }
  }

  deinit {
    reading?.cancel()
  }
}
