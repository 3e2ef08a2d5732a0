import Dispatch
import Foundation

extension Pattern {
  /// What it costs to wait on a thread.
  static let threadExplosion = Pattern(
    "thread-explosion", chapter: .waiting,
    summary: "work that waits on a thread, and how many threads that takes: a queue for each task, "
      + "one target queue, at most two at once, and tasks that await",
    lookFor: "The lanes, and `threads added at the peak`. A queue for each task takes as many "
      + "workers as there are tasks; with one target there is one worker, and with a limit there "
      + "are two. The last part has a lane for each task, too, such as `task 1`, but those are no "
      + "threads.",
    why: "A queue is no thread, but while its work waits it holds one, and on Linux the pool "
      + "starts another for each serial queue that has something to do. Each has a stack and takes "
      + "its turn on the processors. One target or a limit takes fewer threads and more time. A "
      + "task that awaits gives its thread back, so it takes neither.",
    compareWith: ["bounded", "concurrent", "task-group"],
    parts: [
      .blocking(
        "a queue for each task", comparable: true, mistake: .ofResources, repair: 2,
        queueForEachTask),
      .blocking("the same queues with one target", comparable: true, oneTarget),
      .blocking("two at once", comparable: true, twoAtOnce),
      .asynchronous("tasks that await", comparable: true, tasksThatAwait),
    ])
}

private func queueForEachTask(_ stage: Stage) {
  let threads = ThreadGauge()
  let group = DispatchGroup()

  for chore in stage.chores {
    let queue = DispatchQueue(label: "queue \(chore.number)")
    queue.async(group: group) {
      chore.perform()
      threads.sample()
    }
  }
  stage.waits(for: "the queues")
  group.wait()
  end(stage, threads)
}

private func oneTarget(_ stage: Stage) {
  let threads = ThreadGauge()
  let group = DispatchGroup()
  let target = DispatchQueue(label: "target")

  for chore in stage.chores {
    let queue = DispatchQueue(label: "queue \(chore.number)", target: target)
    queue.async(group: group) {
      chore.perform()
      threads.sample()
    }
  }
  stage.waits(for: "the queues")
  group.wait()
  end(stage, threads)
}

private func twoAtOnce(_ stage: Stage) {
  let threads = ThreadGauge()
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2

  for chore in stage.chores {
    queue.addOperation {
      chore.perform()
      threads.sample()
    }
  }
  stage.waits(for: "the operations")
  queue.waitUntilAllOperationsAreFinished()
  end(stage, threads)
}

private func tasksThatAwait(_ stage: Stage) async throws {
  let threads = ThreadGauge()

  try await withThrowingTaskGroup { group in
    for chore in stage.chores {
      group.addTask(name: chore.name) {
        try await chore.perform()
        threads.sample()
      }
    }
    stage.waits(for: "the tasks")
    try await group.waitForAll()
  }
  end(stage, threads)
}

private func end(_ stage: Stage, _ threads: ThreadGauge) {
  stage.say("everything is done")
  if let growth = threads.growth { stage.show("threads added at the peak", growth) }
}
