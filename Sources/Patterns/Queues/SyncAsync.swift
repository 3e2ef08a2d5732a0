import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// Handing work over, with and without waiting for it.
  static let syncAsync = Pattern(
    "sync-async", chapter: .queues,
    summary:
      "async, sync, asyncAfter; private queue off the main one and back; dispatchPrecondition",
    lookFor: "Which calls return at once, as `async has returned` says, and which only when the "
      + "work is done: `main` waits for `sync`. And on which lane each line is said: sync "
      + "runs its work on the caller's own thread. In the second part `main` is free for "
      + "`work for main`.",
    why: "async only puts the work into the queue. sync waits for its turn, so it is a way to read "
      + "what a queue protects, and a deadlock if the caller is on that queue already. Work goes back to "
      + "main as it came: with async.",
    compareWith: ["serial", "barrier", "main-actor"],
    parts: [
      .blocking("async, sync and asyncAfter on a private queue", asyncThenSync),
      .blocking("off the main queue and back", comparable: true, offMainAndBack),
    ])
}

private func asyncThenSync(_ stage: Stage) {
  let queue = DispatchQueue(label: "private")

  for chore in stage.chores.prefix(2) {
    queue.async {
      dispatchPrecondition(condition: .onQueue(queue))
      chore.perform()
      stage.say("\(chore.name) is done")
    }
  }
  stage.say("async has returned")

  stage.waits(for: "sync")
  queue.sync {
    // The same thread as the caller's, but it holds the queue.
    dispatchPrecondition(condition: .onQueue(queue))
    stage.say("sync has its turn")
  }
  dispatchPrecondition(condition: .notOnQueue(queue))
  stage.say("sync has returned")

  let ran = DispatchSemaphore(value: 0)
  let deadline = DispatchTime.now() + stage.unit / .seconds(1)
  queue.asyncAfter(deadline: deadline) {
    stage.show("asyncAfter ran before its deadline", DispatchTime.now() < deadline)
    stage.say("asyncAfter: one unit later")
    ran.signal()
  }
  stage.say("asyncAfter has returned")
  stage.waits(for: "the deadline")
  ran.wait()
}

private func offMainAndBack(_ stage: Stage) {
  let queue = DispatchQueue(label: "private")
  let unseen = Shared(Atomic(stage.chores.count))

  for chore in stage.chores {
    queue.async {
      dispatchPrecondition(condition: .notOnQueue(.main))
      chore.perform()
      stage.say("\(chore.name) is done, off main")

      DispatchQueue.main.async {
        dispatchPrecondition(condition: .onQueue(.main))
        stage.say("main shows \(chore.name)")
        unseen.value.subtract(1, ordering: .relaxed)
      }
    }
  }
  stage.say("main is free")

  // An application's main thread serves its run loop forever; this one until the work is done.
  while unseen.value.load(ordering: .relaxed) > 0 {
    stage.isFree(for: "work for main")
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
}
