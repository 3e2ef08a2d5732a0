// right: gives way after each message
@MainActor
final class ChatPage {
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var reading: Task<Void, Never>?

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    reading = Task { [weak self] in
      for await message in messages {
        self?.show(message)
        await Task.yield()
      }
    }
  }

  deinit { reading?.cancel() }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
