import Dispatch

extension Pattern {
  /// Several tasks at once.
  static let concurrent = Pattern(
    "concurrent", chapter: .queues,
    summary: "the same five on a concurrent queue: the order changes, the pool's real width shows",
    lookFor:
      "How many lanes there are: that is how many threads the pool gave, whatever the number "
      + "of tasks. And the order in which the tasks end.",
    why: "A concurrent queue starts its tasks in order but does not wait for one before it starts "
      + "the next. On Linux the pool begins about as wide as the machine and adds roughly one "
      + "thread a second while its threads are blocked, so tasks that only wait still queue up.",
    compareWith: ["serial", "bounded", "task-group"],
    parts: [.blocking(comparable: true, concurrentQueue)])
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
