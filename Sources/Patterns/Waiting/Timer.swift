import Dispatch
import Foundation

extension Pattern {
  /// Waiting for several tasks by looking again and again.
  static let timer = Pattern(
    "timer", chapter: .waiting,
    summary: "waiting for all by polling a counter under a lock: how many polls it wasted and how "
      + "late it noticed",
    lookFor:
      "Main wakes up again and again to look at the counter, and notices the end only at its "
      + "next look. Compare the figures: looking more often is less late and wastes more.",
    why:
      "Polling asks before there is an answer. A short interval wastes polls, a long one notices "
      + "late, and no interval is right: it is late by anything up to a whole one. Being told is "
      + "better than asking.",
    compareWith: ["semaphore", "group", "completion"],
    parts: [
      .blocking("look seldom, about four times a unit", comparable: true) { stage in
        waitByPolling(stage, every: stage.unit * 0.23)
      },
      .blocking("look often, about forty times a unit", comparable: true) { stage in
        waitByPolling(stage, every: stage.unit * 0.023)
      },
    ])
}

/// Starts the chores on a concurrent queue and looks again and again whether all are done.
///
/// - Parameters:
///   - stage: The work.
///   - interval: From one look to the next; better no whole part of a unit, or the looks keep step
///     with the tasks and hit their ends by accident.
func waitByPolling(_ stage: Stage, every interval: Duration) {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  let lock = NSLock()
  nonisolated(unsafe) var unfinished = stage.chores.count  // guarded by the lock

  for chore in stage.chores {
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
      lock.withLock { unfinished -= 1 }
    }
  }

  var polls = 0
  var isDone = false
  while !isDone {
    stage.waits(for: "the next look")
    Thread.sleep(forTimeInterval: interval / .seconds(1))
    polls += 1
    isDone = lock.withLock { unfinished == 0 }
  }

  stage.say("look \(polls): everything is done")
  stage.showLateness()
  stage.show("polls wasted", polls - 1)
}
