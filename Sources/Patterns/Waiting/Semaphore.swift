import Dispatch
import Foundation

extension Pattern {
  /// Waiting for several tasks with a semaphore.
  static let semaphore = Pattern(
    "semaphore", chapter: .waiting,
    summary: "waiting for all with one semaphore, a counter and a lock",
    lookFor: "Main waits once and wakes once: the task that brings the counter to zero signals.",
    why:
      "Only the task that ends last may signal. Which one that is takes a counter, and a counter "
      + "that several threads change takes a lock: three things to keep right, where a group is one.",
    compareWith: ["group", "timer", "completion"],
    parts: [.blocking(comparable: true, waitWithSemaphore)])
}

/// Starts the chores on a concurrent queue; the one that ends last signals the semaphore.
func waitWithSemaphore(_ stage: Stage) {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  let allDone = DispatchSemaphore(value: 0)
  let lock = NSLock()
  nonisolated(unsafe) var unfinished = stage.chores.count  // guarded by the lock
  nonisolated(unsafe) var lastEnd = ContinuousClock.now  // guarded by the lock

  for chore in stage.chores {
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
      lock.lock()
      unfinished -= 1
      lastEnd = .now
      let isLast = unfinished == 0
      lock.unlock()
      if isLast { allDone.signal() }
    }
  }

  stage.waits(for: "the semaphore")
  allDone.wait()
  stage.say("everything is done")
  stage.show("noticed late by", ContinuousClock.now - lastEnd)
}
