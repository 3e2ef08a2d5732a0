import Dispatch

extension Pattern {
  /// One task after the other.
  static let serial = Pattern(
    "serial", chapter: .queues,
    summary: "five tasks one after the other: a plain loop and a serial queue",
    lookFor: "Never two tasks at once. The plain loop works on `main`; the queue works on `worker "
      + "1`, and `main` only waits for `the queue`.",
    why: "Each task begins when the one before has ended, so the makespan is the sum of all. "
      + "A serial queue keeps the order and frees the caller, but it is no faster.",
    compareWith: ["concurrent"],
    parts: [
      .blocking("a plain loop", comparable: true, plainLoop),
      .blocking("a serial queue", comparable: true, serialQueue),
    ])
}

/// The plain loop: the caller does everything itself and can do nothing else in that time.
private func plainLoop(_ stage: Stage) {
  for chore in stage.chores {
    chore.perform()
    stage.say("\(chore.name) is done")
  }
}

/// The serial queue: first in, first out, one at a time, on a thread that Dispatch chooses.
private func serialQueue(_ stage: Stage) {
  let queue = DispatchQueue(label: "serial")

  for chore in stage.chores {
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
    }
  }

  // `sync` waits for its turn behind all that was submitted before.
  stage.waits(for: "the queue")
  queue.sync {}
  stage.say("everything is done")
}
