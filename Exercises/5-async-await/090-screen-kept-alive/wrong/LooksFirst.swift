// diagnosis: wrongResult
// Returns before the loop if the page is gone: nothing terminates a stream that the app keeps.
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
      if self == nil || Task.isCancelled { return }
      for await message in messages { self?.show(message) }
    }
  }

  deinit { task?.cancel() }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
