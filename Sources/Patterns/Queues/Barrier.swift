import Dispatch

extension Pattern {
  /// Many readers or one writer.
  static let barrier = Pattern(
    "barrier", chapter: .queues,
    summary: "many readers, one writer, on a concurrent queue",
    lookFor:
      "Readers overlap. The writer is alone: it begins when the readers before it have ended, "
      + "and the readers after it wait for its end.",
    why:
      "Reading at once is harmless, so readers are ordinary work on a concurrent queue. A barrier "
      + "makes the queue serial for one piece of work. It does so only on a private queue: on a "
      + "global one the flag is ignored.",
    compareWith: ["concurrent", "lock", "actor"],
    parts: [.blocking("", readersAndWriter)])
}

/// A price that is read often and written seldom.
private final class Price: Sendable {
  private let queue = DispatchQueue(label: "price", attributes: .concurrent)
  nonisolated(unsafe) private var price = 3  // guarded by the queue

  /// Readers come in together.
  func read(_ body: @escaping @Sendable (Int) -> Void) {
    queue.async { body(self.price) }
  }

  /// A writer comes in alone.
  func write(_ newPrice: Int, _ body: @escaping @Sendable () -> Void) {
    queue.async(flags: .barrier) {
      body()
      self.price = newPrice
    }
  }

  func waitForAll() {
    queue.sync(flags: .barrier) {}
  }
}

private func readersAndWriter(_ stage: Stage) {
  let price = Price()
  let before = stage.chores.prefix(stage.chores.count / 2)
  let after = stage.chores.suffix(from: before.endIndex)

  for chore in before {
    price.read { value in
      chore.perform()
      stage.say("\(chore.name) has read \(value)")
    }
  }
  let writing = stage.chore("write", units: 1)
  price.write(4) {
    writing.perform()
    stage.say("the writer has written 4")
  }
  for chore in after {
    price.read { value in
      chore.perform()
      stage.say("\(chore.name) has read \(value)")
    }
  }

  stage.waits(for: "readers and writer")
  price.waitForAll()
  stage.say("everything is done")
}
