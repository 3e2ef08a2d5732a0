// diagnosis: wrongResult
// Hands the messages on in a stream that keeps five: some that were there before the page are lost.
/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// How many messages were drawn.
  private(set) var count = 0
  private let draw: @MainActor (_ message: String) -> Void
  private var tasks: [Task<Void, Never>] = []
  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    self.draw = draw
    let (inner, out) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(5))
    tasks.append(
      Task.detached {
        for await message in messages { out.yield(message) }
        out.finish()
      })
    tasks.append(
      Task { [weak self] in
        for await message in inner { self?.show(message) }
      })
  }

  deinit { for task in tasks { task.cancel() } }

  private func show(_ message: String) {
    count += 1
    draw(message)
  }
}
