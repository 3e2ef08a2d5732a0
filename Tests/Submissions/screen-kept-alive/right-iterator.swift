/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var reading: Task<Void, Never>?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    reading = Task { @MainActor [weak self] in
      var iterator = messages.makeAsyncIterator()
      while let message = await iterator.next() {
        guard let page = self else { return }
        page.show(message)
      }
    }
  }

  deinit {
    reading?.cancel()
  }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
