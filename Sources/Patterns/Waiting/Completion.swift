import Dispatch
import Synchronization

extension Pattern {
  /// Three ways of waiting for several tasks, side by side.
  static let completion = Pattern(
    "completion", chapter: .waiting,
    summary: "the three above side by side on the same work: extra state, polls, lateness",
    lookFor:
      "The work is the same and so are the timelines of the workers; compare main's lane, the "
      + "figures, and how much each way has to keep right.",
    why: "All three wait for the same tasks. Polling is late by up to an interval and wakes up for "
      + "nothing; the semaphore is prompt but needs a counter and a lock beside it; the group is "
      + "prompt and needs nothing beside it.",
    compareWith: ["timer", "semaphore", "group"],
    parts: [
      .blocking("timer: a counter under a lock, polled", comparable: true) { stage in
        waitByPolling(stage)
        stage.show("extra state", "a counter, a lock, an interval")
      },
      .blocking("semaphore: a counter under a lock, signalled", comparable: true) { stage in
        waitWithSemaphore(stage)
        stage.show("polls wasted", 0)
        stage.show("extra state", "a counter, a lock, a semaphore")
      },
      .blocking("group: enter and leave", comparable: true) { stage in
        waitWithGroup(stage)
        stage.show("polls wasted", 0)
        stage.show("extra state", "a group")
      },
    ])
}

/// Starts the chores on a concurrent queue, in a group, and waits for the group.
private func waitWithGroup(_ stage: Stage) {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  let group = DispatchGroup()
  let lastEnd = Mutex(ContinuousClock.now)  // only to measure how late the waiting ends

  for chore in stage.chores {
    group.enter()
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
      lastEnd.withLock { $0 = .now }
      group.leave()
    }
  }

  stage.waits(for: "the group")
  group.wait()
  stage.say("everything is done")
  stage.show("noticed late by", ContinuousClock.now - lastEnd.withLock { $0 })
}
