@MainActor
final class ChatPage {
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var task: Task<Void, Never>?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    task = Task { [weak self] in
      for await message in messages {
        self?.show(message)
      }
    }
  }

  deinit { task?.cancel() }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
