import Dispatch
import Foundation

extension Pattern {
  /// Waiting for several tasks with a group.
  static let group = Pattern(
    "group", chapter: .waiting,
    summary: "waiting for all with a group: enter, leave, wait, notify; and wait inside the loop",
    lookFor: "wait blocks `main` once: it waits for `the group` after the loop. notify leaves it "
      + "free for `work for main`, as ·· shows. With wait inside the loop no two tasks "
      + "overlap any more.",
    why: "A group counts: enter adds one, leave takes one away, wait returns and notify runs "
      + "when the count is zero. Waiting inside the loop brings the count back to zero before the "
      + "next task has even begun, which makes the loop serial.",
    compareWith: ["semaphore", "timer", "completion"],
    parts: [
      .blocking("wait once, after the loop", comparable: true, waitWithGroup),
      .blocking("notify: main is not blocked", comparable: true, notifyMain),
      .blocking("wait inside the loop", mistake: .ofTime, repair: 1, waitInsideTheLoop),
    ])
}

/// Starts the chores on a concurrent queue, in a group, and waits for the group.
func waitWithGroup(_ stage: Stage) {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  let group = DispatchGroup()

  for chore in stage.chores {
    // Before the task is handed over: if it entered by itself, wait could find the group empty.
    group.enter()
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
      group.leave()
    }
  }

  stage.waits(for: "the group")
  group.wait()
  stage.say("everything is done")
  stage.showLateness()
}

private func notifyMain(_ stage: Stage) {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  let group = DispatchGroup()
  let isDone = Flag()

  for chore in stage.chores {
    // The same as enter before and leave at the end of the closure.
    queue.async(group: group) {
      chore.perform()
      stage.say("\(chore.name) is done")
    }
  }

  group.notify(queue: .main) {
    stage.say("notified: everything is done")
    isDone.raise()
  }
  stage.say("main continues")

  // An application's main thread serves its run loop forever; this one until the work is done.
  while !isDone.isRaised {
    stage.isFree(for: "work for main")
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
  stage.showLateness()
}

private func waitInsideTheLoop(_ stage: Stage) {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  let group = DispatchGroup()

  for chore in stage.chores {
    group.enter()
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
      group.leave()
    }
    stage.waits(for: "the group")
    group.wait()
  }
  stage.say("everything is done")
}
