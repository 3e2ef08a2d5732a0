// An object whose only purpose is to cancel a task at its own end, for any class to keep.

/// Cancels a task when it is released.
final class TaskKeeper: Sendable {
  private let task: Task<Void, Never>
  init(_ task: Task<Void, Never>) { self.task = task }
  deinit { task.cancel() }
}

/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var reading: TaskKeeper?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    reading = TaskKeeper(
      Task { [weak self] in
        var iterator = messages.makeAsyncIterator()
        while let message = await iterator.next() {
          guard let self else { return }
          show(message)
        }
      })
  }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
