/// Cancels its task when nobody refers to it any more.
private final class TaskOwner: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit {
    task.cancel()
  }
}

/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var owner: TaskOwner?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    owner = TaskOwner(
      Task { @MainActor [weak self] in
        for await message in messages {
          guard let self else { return }
          self.show(message)
        }
      })
  }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
