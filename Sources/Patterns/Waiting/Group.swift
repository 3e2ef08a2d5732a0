import Dispatch

extension Pattern {
  /// Waiting for several tasks with a group.
  static let group = Pattern(
    "group", chapter: .waiting,
    summary: "waiting for all with a group: enter, leave, wait, notify; and wait inside the loop",
    lookFor: "In the first part main waits once, at the end, while the tasks overlap. In the "
      + "second it waits after each task, and nothing overlaps any more.",
    why: "A group counts: enter adds one, leave takes one away, and wait and notify go on when "
      + "the count is zero. Waiting inside the loop brings the count back to zero before the "
      + "next task has even begun, which makes the loop serial.",
    compareWith: ["semaphore", "timer", "completion"],
    parts: [
      .blocking("wait once, after the loop", comparable: true, waitAfterTheLoop),
      .blocking("wait inside the loop: a mistake", waitInsideTheLoop),
    ])
}

private func waitAfterTheLoop(_ stage: Stage) {
  let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  let group = DispatchGroup()

  for chore in stage.chores {
    group.enter()
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
      group.leave()
    }
  }

  // Does not block: the closure runs on the queue when the last task has left the group.
  let notified = DispatchSemaphore(value: 0)
  group.notify(queue: queue) {
    stage.say("notify: everything is done")
    notified.signal()
  }

  stage.waits(for: "the group")
  group.wait()
  stage.say("wait: everything is done")
  notified.wait()
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
