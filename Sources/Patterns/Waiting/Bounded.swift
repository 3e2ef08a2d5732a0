import Dispatch

extension Pattern {
  /// At most k tasks at once.
  static let bounded = Pattern(
    "bounded", chapter: .waiting,
    summary: "a semaphore that lets at most k tasks in",
    lookFor: "Never more than two tasks work at once, whatever the width of the pool: see the "
      + "`peak`. In the first part `main` waits for `a free place`, in the second threads of "
      + "the pool do.",
    why:
      "The semaphore counts free places. Main asks for a place before it hands the next task out, "
      + "so no thread of the pool is ever blocked at the door; had each task asked for itself, "
      + "tasks at the door would hold threads that others need.",
    compareWith: ["concurrent", "operation-serial", "task-group"],
    parts: [
      .blocking("main asks for a place before it hands out a task", comparable: true, askBefore),
      .blocking("each task asks for itself: threads wait at the door", askInside),
    ])
}

private let places = 2

private func askBefore(_ stage: Stage) {
  let queue = DispatchQueue(label: "bounded", attributes: .concurrent)
  let free = DispatchSemaphore(value: places)

  for chore in stage.chores {
    stage.waits(for: "a free place")
    free.wait()
    queue.async {
      chore.perform()
      stage.say("\(chore.name) is done")
      free.signal()
    }
  }

  stage.waits(for: "the last tasks")
  queue.sync(flags: .barrier) {}
  stage.say("everything is done")
  stage.show("places", places)
}

private func askInside(_ stage: Stage) {
  let queue = DispatchQueue(label: "bounded", attributes: .concurrent)
  let free = DispatchSemaphore(value: places)

  for chore in stage.chores {
    queue.async {
      stage.waits(for: "a free place")
      free.wait()
      chore.perform()
      stage.say("\(chore.name) is done")
      free.signal()
    }
  }

  stage.waits(for: "all tasks")
  queue.sync(flags: .barrier) {}
  stage.say("everything is done")
  stage.show("places", places)
}
