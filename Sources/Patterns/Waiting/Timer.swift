import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// Waiting for several tasks by looking again and again.
  static let timer = Pattern(
    "timer", chapter: .waiting,
    summary: "waiting for all by polling a counter under a lock: how many polls it wasted and how "
      + "late it noticed",
    lookFor:
      "Main wakes up again and again to look at the counter, and notices the end only at its "
      + "next look.",
    why:
      "Polling asks before there is an answer. A short interval wastes polls, a long one notices "
      + "late, and no interval is right: on average it is late by half of it. Being told is better "
      + "than asking.",
    compareWith: ["semaphore", "group", "completion"],
    parts: [.blocking(comparable: true, waitByPolling)])
}

/// Starts the chores on a concurrent queue and looks four times a unit whether all are done.
func waitByPolling(_ stage: Stage) {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
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
      lock.unlock()
    }
  }

  var polls = 0
  var isDone = false
  while !isDone {
    stage.waits(for: "the next look")
    Thread.sleep(forTimeInterval: stage.unit / .seconds(1) / 4)
    polls += 1
    lock.lock()
    isDone = unfinished == 0
    lock.unlock()
  }

  let lateness = ContinuousClock.now - lastEnd
  stage.say("look \(polls): everything is done")
  stage.show("polls wasted", polls - 1)
  stage.show("noticed late by", lateness)
}
