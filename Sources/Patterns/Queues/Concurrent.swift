import Dispatch

extension Pattern {
  /// Several tasks at once.
  static let concurrent = Pattern(
    "concurrent", chapter: .queues,
    summary: "the same five on a concurrent queue: the order changes, the pool's real width shows",
    lookFor: "How many lanes there are from `worker 1` on: that is how many threads the pool gave, "
      + "whatever the number of tasks and of queues. And the order in which the tasks end: "
      + "`task 1` need not be the first.",
    why: "A concurrent queue starts its tasks in order but does not wait for one before it starts "
      + "the next. Queues own no threads, all draw on one pool. On Linux it begins about as wide "
      + "as the machine and adds roughly one thread a second while its threads are blocked; with "
      + "more tasks than threads some stand in line, even those that would only wait.",
    compareWith: ["serial", "bounded", "task-group"],
    parts: [
      .blocking("a concurrent queue", comparable: true, concurrentQueue),
      .blocking("two concurrent queues: the same pool", comparable: true, twoQueues),
    ])
}

private func concurrentQueue(_ stage: Stage) {
  let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)

  for chore in stage.chores {
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
    }
  }

  // A barrier begins when everything that was submitted before it has ended.
  stage.waits(for: "all tasks")
  queue.sync(flags: .barrier) {}
  stage.say("everything is done")
}

private func twoQueues(_ stage: Stage) {
  let odd = DispatchQueue(label: "odd", attributes: .concurrent)
  let even = DispatchQueue(label: "even", attributes: .concurrent)

  for chore in stage.chores {
    let queue = chore.number.isMultiple(of: 2) ? even : odd
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
    }
  }

  stage.waits(for: "all tasks")
  odd.sync(flags: .barrier) {}
  even.sync(flags: .barrier) {}
  stage.say("everything is done")
}
