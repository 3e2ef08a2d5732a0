import Dispatch
import Foundation

extension Pattern {
  /// Waiting for several tasks by looking again and again.
  static let timer = Pattern(
    "timer", chapter: .waiting,
    summary: "waiting for all by polling a counter under a lock: how many polls it wasted and how "
      + "late it noticed; a sleeping main that loses frames, and a Timer that leaves it free",
    lookFor:
      "Each • is a time when `main` wakes up, looks at the counter and waits for `the next look`; "
      + "it notices the end only at a look. Looking more often is `noticed late by` less, with "
      + "more `polls wasted`. In the third part a screen wants frames, and `main` loses nearly "
      + "all `frames due`, each ✗; in the fourth a Timer looks as often, and `main` is free.",
    why:
      "Polling asks before there is an answer. A short interval wastes polls, a long one notices "
      + "late, and no interval is right: it is late by anything up to a whole one. A thread that "
      + "sleeps in between does nothing else; a Timer leaves it to its run loop, which draws. But "
      + "it polls all the same: being told is better than asking.",
    compareWith: ["semaphore", "group", "completion"],
    parts: [
      .blocking("look seldom, about four times a unit", comparable: true) { stage in
        waitByPolling(stage, every: stage.unit * 0.23)
      },
      .blocking("look often, about forty times a unit", comparable: true) { stage in
        waitByPolling(stage, every: stage.unit * 0.023)
      },
      .blocking("sleep between looks, while a screen wants frames") { stage in
        let frames = Frames(on: stage)
        waitByPolling(stage, every: stage.unit * 0.23)
        frames.stop()
      },
      .blocking("a Timer on main's run loop, while a screen wants frames") { stage in
        let frames = Frames(on: stage)
        lookByTimer(stage, every: stage.unit * 0.23)
        frames.stop()
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

/// Starts the chores likewise, and has a timer of main's run loop look whether all are done.
private func lookByTimer(_ stage: Stage, every interval: Duration) {
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

  let isDone = Flag()
  nonisolated(unsafe) var polls = 0  // only main looks
  let seconds = interval / .seconds(1)
  _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { timer in
    polls += 1
    guard lock.withLock({ unfinished == 0 }) else { return stage.isFree(for: "the next look") }
    // This look is the last one, however late the run loop below comes back.
    timer.invalidate()
    stage.say("look \(polls): everything is done")
    stage.showLateness()
    stage.show("polls wasted", polls - 1)
    isDone.raise()
  }

  stage.isFree(for: "the next look")
  while !isDone.isRaised {
    // A timer that has fired does not end this: it comes back at the date.
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
  }
}
