// diagnosis: wrongResult
// The tasks of all pages are in one list, and a page that is released cancels the oldest one, not its own.

@MainActor
final class ChatPage {
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var task: Task<Void, Never>?

  private static var tasks: [Task<Void, Never>] = []
  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    let t = Task { [weak self] in
      for await m in messages { self?.show(m) }
    }
    Self.tasks.append(t)
  }
  private func show(_ m: String) { count += 1; draw(m) }
  isolated deinit { Self.tasks.removeFirst().cancel() }
}
