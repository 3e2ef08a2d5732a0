/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var subscription: Subscription?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    subscription = Subscription(
      Task { [weak self] in
        for await message in messages { self?.show(message) }
      })
  }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}

/// Ends its task as soon as nobody refers to it any more.
private final class Subscription: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit {
    task.cancel()
  }
}
