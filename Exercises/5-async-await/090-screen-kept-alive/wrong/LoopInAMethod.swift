// diagnosis: wrongResult
// The closure is weak, but the method with the loop holds the page for as long as it runs.

/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var task: Task<Void, Never>?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    task = Task { [weak self] in await self?.read(messages) }
  }

  private func read(_ messages: AsyncStream<String>) async {
    for await message in messages { show(message) }
  }

  deinit {
    task?.cancel()
  }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
