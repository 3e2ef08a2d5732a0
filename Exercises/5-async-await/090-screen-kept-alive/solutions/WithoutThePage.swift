// The task does not know the page: what both need is an object of its own.

/// A page that draws the messages of a conversation.
@MainActor
final class ChatPage {
  /// What the page and its task share.
  private final class Tally {
    var count = 0
  }

  /// How many messages were drawn.
  var count: Int { tally.count }
  private let tally = Tally()
  private let task: Task<Void, Never>

  init(messages: AsyncStream<String>, draw: @escaping @MainActor (_ message: String) -> Void) {
    task = Task { [tally] in
      // A message may be on its way when the page is let go of.
      for await message in messages where !Task.isCancelled {
        tally.count += 1
        draw(message)
      }
    }
  }

  deinit {
    task.cancel()
  }
}
