import Dispatch
import Synchronization

extension Pattern {
  /// Many readers or one writer.
  static let barrier = Pattern(
    "barrier", chapter: .queues,
    summary: "many readers, one writer, on a concurrent queue",
    lookFor: "Readers overlap. The bar `write` is alone: it begins when the readers before it have "
      + "ended, and the readers after it wait for its end. Without the barrier a reader sees "
      + "half of a change: compare `prices that never were`. With barriers for readers, too, no two "
      + "bars overlap any more, and the `ratio` says what that costs.",
    why:
      "Reading at once is harmless, so readers are ordinary work on a concurrent queue. A barrier "
      + "makes the queue serial for one piece of work. It does so only on a private queue: on a "
      + "global one the flag is ignored.",
    compareWith: ["concurrent", "lock", "actor"],
    parts: [
      .blocking("the writer is a barrier") { readersAndWriter($0, readersAre: []) },
      .blocking("the writer is ordinary work", mistake: .ofResult, repair: 1, writerWithoutBarrier),
      .blocking("readers are barriers, too", mistake: .ofTime, repair: 1) {
        readersAndWriter($0, readersAre: .barrier)
      },
    ])
}

/// A price and its currency, which belong together.
///
/// Each half is safe alone. The queue ensures that no reader sees one half old and the other new.
private final class Price: Sendable {
  private let amount = Mutex(3)
  private let currency = Mutex("euros")

  /// Reads one half, does something, and reads the other.
  func read(meanwhile body: () -> Void) -> String {
    let seen = amount.withLock { $0 }
    body()
    return "\(seen) \(currency.withLock { $0 })"
  }

  /// Writes one half, does something, and writes the other.
  func write(_ newAmount: Int, _ newCurrency: String, meanwhile body: () -> Void) {
    amount.withLock { $0 = newAmount }
    body()
    currency.withLock { $0 = newCurrency }
  }
}

private func readersAndWriter(_ stage: Stage, readersAre flags: DispatchWorkItemFlags) {
  let queue = DispatchQueue(label: "price", attributes: .concurrent)
  let price = Price()
  let torn = Shared(Atomic(0))

  for (index, chore) in stage.chores.enumerated() {
    // The writer comes halfway through the readers.
    if index == stage.chores.count / 2 {
      let writing = stage.chore("write", units: 1)
      queue.async(flags: .barrier) {
        price.write(4, "dollars") { writing.perform() }
        stage.say("the writer has written 4 dollars")
      }
    }
    queue.async(flags: flags) {
      let seen = price.read { chore.perform() }
      stage.say("\(chore.name) has read \(seen)")
      if isTorn(seen) { torn.value.add(1, ordering: .relaxed) }
    }
  }

  stage.waits(for: "readers and writer")
  queue.sync(flags: .barrier) {}
  stage.say("everything is done")
  stage.show("prices that never were", torn.value.load(ordering: .relaxed))
}

private func writerWithoutBarrier(_ stage: Stage) {
  let queue = DispatchQueue(label: "price", attributes: .concurrent)
  let price = Price()
  let torn = Shared(Atomic(0))
  let reading = stage.chores[0]
  let writing = stage.chore("write", units: 1)

  // Chance would bring this about now and then; two semaphores bring it about each time.
  let readerIsHalfway = DispatchSemaphore(value: 0)
  let writerIsThrough = DispatchSemaphore(value: 0)

  queue.async {
    let seen = price.read {
      readerIsHalfway.signal()
      reading.perform()
      writerIsThrough.wait()
    }
    stage.say("\(reading.name) has read \(seen)")
    if isTorn(seen) { torn.value.add(1, ordering: .relaxed) }
  }

  readerIsHalfway.wait()
  queue.sync {
    price.write(4, "dollars") { writing.perform() }
    stage.say("the writer has written 4 dollars")
  }
  writerIsThrough.signal()

  stage.waits(for: "the reader")
  queue.sync(flags: .barrier) {}
  stage.say("everything is done")
  stage.show("prices that never were", torn.value.load(ordering: .relaxed))
}

private func isTorn(_ seen: String) -> Bool {
  seen != "3 euros" && seen != "4 dollars"
}
