import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// A thread by hand.
  static let thread = Pattern(
    "thread", chapter: .threads,
    summary: "a Thread by hand: packing arguments, the way back to the main thread, who keeps whom "
      + "alive",
    lookFor: "The thread `counter` has a name and a lane of its own. The result of `helper` goes "
      + "back to main through the main queue. The lane `cargo` shows how long an object lives "
      + "that a block holds: as long as `carrier` runs, and no longer; what `visitor` holds "
      + "weakly is gone before it ends.",
    why:
      "A Thread takes no arguments and gives no result: what goes in is packed into an object or "
      + "captured by its block, what comes out is sent back. The system keeps a running thread and "
      + "all that its block holds, although nothing else has a reference. Queues and tasks do all "
      + "this for you.",
    compareWith: ["sync-async", "operation", "async-await"],
    parts: [
      .blocking("arguments and result packed into an object", packedArguments),
      .blocking("the way back to main", backToMain),
      .blocking("who keeps whom alive", lifetimes),
      .blocking("a thread that keeps nothing alive", weakly),
      .blocking("a thread for each task", comparable: true, oneForEachTask),
    ])
}

/// What a thread works on and what comes out of it, packed into one object.
///
/// On Apple's systems one may also subclass `Thread` and override `main`; with Foundation on Linux
/// the compiler refuses that.
private final class Counting: Sendable {
  private let chores: [Chore]
  private let finished = DispatchSemaphore(value: 0)
  nonisolated(unsafe) private var units = 0.0  // written by the thread, read after `finished`

  init(chores: [Chore]) {
    self.chores = chores
  }

  func run() {
    for chore in chores {
      chore.perform()
      units += chore.units
    }
    finished.signal()
  }

  /// Foundation has no `join`: a semaphore does it.
  func join() -> Double {
    finished.wait()
    return units
  }
}

private func packedArguments(_ stage: Stage) {
  let counting = Counting(chores: Array(stage.chores.prefix(2)))
  let thread = Thread.named("counter") { counting.run() }
  thread.start()

  stage.waits(for: "the thread")
  let units = counting.join()
  stage.say("joined: \(Int(units)) units")
  stage.show("units done", Int(units))
}

private func backToMain(_ stage: Stage) {
  let isDone = Flag()
  let chore = stage.chores[0]

  let thread = Thread.named("helper") {
    chore.perform()
    let result = "\(chore.name) took \(Int(chore.units)) units"
    DispatchQueue.main.async {
      stage.say("on main: \(result)")
      isDone.raise()
    }
  }
  thread.start()

  while !isDone.isRaised {
    stage.isFree(for: "work for main")
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
}

/// Something that a thread uses; it says when it is let go.
private final class Cargo: Sendable {
  private let stage: Stage
  private let onEnd: @Sendable () -> Void

  init(_ stage: Stage, onEnd: @escaping @Sendable () -> Void = {}) {
    self.stage = stage
    self.onEnd = onEnd
    stage.draw(.object, "cargo", as: "alive")
  }

  deinit {
    stage.draw(.object, "cargo", as: nil)
    stage.say("the cargo is let go")
    onEnd()
  }
}

/// Lets some time pass, so that there is something to see.
private func linger(_ stage: Stage) {
  stage.waits(for: "a while")
  Thread.sleep(forTimeInterval: stage.unit / .seconds(1))
}

private func lifetimes(_ stage: Stage) {
  let mayEnd = DispatchSemaphore(value: 0)
  let letGo = DispatchSemaphore(value: 0)
  weak var cargo: Cargo?

  // Only the thread itself keeps the thread and the cargo alive, while it runs.
  do {
    let strong = Cargo(stage) { letGo.signal() }
    cargo = strong
    Thread.named("carrier") {
      stage.waits(for: "main")
      mayEnd.wait()
      withExtendedLifetime(strong) { stage.say("the thread ends") }
    }.start()
  }

  stage.show("alive while the thread runs", cargo != nil)
  stage.say("main holds no reference any more")
  linger(stage)
  mayEnd.signal()
  stage.waits(for: "the end of the cargo")
  letGo.wait()
  stage.say("main continues")
}

private func weakly(_ stage: Stage) {
  let isGone = DispatchSemaphore(value: 0)
  let ended = DispatchSemaphore(value: 0)

  var cargo: Cargo? = Cargo(stage)
  Thread.named("visitor") { [weak cargo] in
    stage.waits(for: "main")
    isGone.wait()
    stage.say(cargo == nil ? "nothing needs the work any more" : "the work continues")
    ended.signal()
  }.start()

  linger(stage)
  // The thread runs, and yet this was the last reference.
  cargo = nil
  stage.say("main holds no reference any more")
  linger(stage)
  isGone.signal()
  stage.waits(for: "the thread")
  ended.wait()
  stage.say("main continues")
}

/// As many threads as tasks: no pool limits them, and each costs a stack.
private func oneForEachTask(_ stage: Stage) {
  let group = DispatchGroup()
  for chore in stage.chores {
    group.enter()
    Thread.named("thread \(chore.number)") {
      chore.perform()
      group.leave()
    }.start()
  }
  stage.waits(for: "the threads")
  group.wait()
  stage.say("everything is done")
}
