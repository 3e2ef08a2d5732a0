// diagnosis: wrongResult
// There is a way to close the page, and all that let go of a page have to know it.

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
      for await message in messages { self?.show(message) }
    }
  }

  func close() {
    task?.cancel()
  }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
