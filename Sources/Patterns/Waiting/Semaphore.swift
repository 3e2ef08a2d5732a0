import Dispatch
import Foundation

extension Pattern {
  /// Waiting for several tasks with a semaphore.
  static let semaphore = Pattern(
    "semaphore", chapter: .waiting,
    summary: "waiting for all with one semaphore, a counter and a lock",
    lookFor: "In the first part `main` waits for `the semaphore` and wakes up once: the task that "
      + "brings the counter to zero signals. In the second every task signals, and `main` waits "
      + "for `one more signal` as often as there are tasks: each • is a time when it wakes up only "
      + "to wait again.",
    why:
      "Only the task that ends last may signal. Which one that is takes a counter, and a counter "
      + "that several threads change takes a lock: three things to keep right, where a group is "
      + "one. A signal from each task needs no counter, since the semaphore is one itself, but "
      + "the waiting must know how many to expect.",
    compareWith: ["group", "timer", "completion"],
    parts: [
      .blocking("one signal, from the task that ends last", comparable: true, waitWithSemaphore),
      .blocking("one signal from each task", comparable: true, waitForEachSignal),
    ])
}

/// Starts the chores on a concurrent queue; the one that ends last signals the semaphore.
func waitWithSemaphore(_ stage: Stage) {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  let allDone = DispatchSemaphore(value: 0)
  let lock = NSLock()
  nonisolated(unsafe) var unfinished = stage.chores.count  // guarded by the lock

  for chore in stage.chores {
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
      // Counting and looking under one lock: of two tasks that end together, one is the last.
      let isLast = lock.withLock {
        unfinished -= 1
        return unfinished == 0
      }
      if isLast { allDone.signal() }
    }
  }

  stage.waits(for: "the semaphore")
  allDone.wait()
  stage.say("everything is done")
  stage.showLateness()
}

private func waitForEachSignal(_ stage: Stage) {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  let oneDone = DispatchSemaphore(value: 0)

  for chore in stage.chores {
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
      oneDone.signal()
    }
  }

  for _ in stage.chores.indices {
    stage.waits(for: "one more signal")
    oneDone.wait()
  }
  stage.say("everything is done")
  stage.showLateness()
}
