// diagnosis: wrongResult
// Takes an empty message for none, and does not draw it.
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
      for await message in messages { if !message.isEmpty { self?.show(message) } }
    }
  }

  deinit { task?.cancel() }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
