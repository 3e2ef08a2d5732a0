import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// Who keeps an object alive after its owner has let go.
  static let lifetime = Pattern(
    "lifetime", chapter: .threads,
    summary: "who keeps a screen alive when its owner has let go: a thread, a task, a timer of "
      + "the run loop; and a timer that holds it weakly",
    lookFor: "The lane `screen`, and where `its owner lets go`. With a thread or a task the screen "
      + "lives until its work is done. With the timer it lives on, and would be refreshed "
      + "forever. Held weakly it is gone at once, and at the next tick `the timer stops itself`.",
    why: "A closure keeps alive what it captures, for as long as something keeps the closure. A "
      + "running thread and a task keep theirs until they end, which they do. The run loop keeps a "
      + "repeating timer, and that keeps its block, until the code invalidates it: deinit would be "
      + "too late, because it is never called.",
    compareWith: ["thread", "cancellation", "timer"],
    parts: [
      .blocking("a thread", threadHolds),
      .asynchronous("a task", taskHolds),
      .blocking("a repeating timer", mistake: .ofResult, repair: 4, timerHolds),
      .blocking("a repeating timer that holds it weakly", timerHoldsWeakly),
    ])
}

/// A screen that is drawn as long as it is alive.
private final class Screen: Sendable {
  private let stage: Stage
  private let gone: DispatchSemaphore
  private let refreshes = Atomic(0)

  init(_ stage: Stage, gone: DispatchSemaphore = DispatchSemaphore(value: 0)) {
    self.stage = stage
    self.gone = gone
    stage.draw(.object, "screen", as: "alive")
  }

  deinit {
    stage.draw(.object, "screen", as: nil)
    gone.signal()
  }

  func refresh() {
    let count = refreshes.add(1, ordering: .relaxed).newValue
    stage.say("refresh \(count)")
  }
}

private func threadHolds(_ stage: Stage) {
  let mayWork = DispatchSemaphore(value: 0)
  let gone = DispatchSemaphore(value: 0)
  let chore = stage.chores[0]
  weak var seen: Screen?

  do {
    let screen = Screen(stage, gone: gone)
    seen = screen
    Thread.named("thread") {
      mayWork.wait()
      chore.perform()
      screen.refresh()
    }.start()
  }
  stage.say("its owner lets go")
  stage.show("alive after its owner has let go", seen != nil)
  mayWork.signal()

  stage.waits(for: "the screen's end")
  gone.wait()
  stage.show("alive after the thread's end", seen != nil)
}

private func taskHolds(_ stage: Stage) async throws {
  let mayWork = Meeting(of: 2)
  let chore = stage.chores[0]
  var screen: Screen? = Screen(stage)
  weak let seen = screen

  let task = Task(name: "task") { [screen] in
    await mayWork.arrive()
    try await chore.perform()
    screen?.refresh()
  }
  stage.say("its owner lets go")
  screen = nil
  stage.show("alive after its owner has let go", seen != nil)
  await mayWork.arrive()

  stage.waits(for: "the task")
  try await task.value
  stage.show("alive after the task's end", seen != nil)
}

private func timerHolds(_ stage: Stage) {
  let ticks = Ticks(stage)
  var screen: Screen? = Screen(stage)
  weak let seen = screen
  let timer = ticks.start { [screen] _ in screen?.refresh() }

  ticks.wait(for: 2)
  Thread.sleep(forTimeInterval: stage.unit / .seconds(2))
  stage.say("its owner lets go")
  screen = nil
  ticks.wait(for: 4)
  stage.show("alive two ticks after its owner has let go", seen != nil)
  stage.show("the timer still runs", timer.isValid)
  timer.invalidate()  // only other code that knows the timer can end it
}

private func timerHoldsWeakly(_ stage: Stage) {
  let ticks = Ticks(stage)
  var screen: Screen? = Screen(stage)
  weak let seen = screen
  let timer = ticks.start { [weak screen] timer in
    guard let screen else {
      stage.say("the timer stops itself")
      return timer.invalidate()
    }
    screen.refresh()
  }

  ticks.wait(for: 2)
  Thread.sleep(forTimeInterval: stage.unit / .seconds(2))
  stage.say("its owner lets go")
  screen = nil
  ticks.wait(for: 3)
  stage.show("alive one tick after its owner has let go", seen != nil)
  stage.show("the timer still runs", timer.isValid)
}

/// A timer of main's run loop, whose ticks main counts.
private final class Ticks: Sendable {
  private let stage: Stage
  private let count = Atomic(0)

  init(_ stage: Stage) { self.stage = stage }

  /// Starts a timer that ticks once a unit.
  func start(_ onTick: @escaping @Sendable (Timer) -> Void) -> Timer {
    let timer = Timer(timeInterval: stage.unit / .seconds(1), repeats: true) { [stage] timer in
      stage.mark(.tick)
      onTick(timer)
      self.count.add(1, ordering: .relaxed)
      DispatchQueue.main.async {}  // a timer alone does not make the run loop return
    }
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Serves the run loop until there have been so many ticks.
  func wait(for limit: Int) {
    while count.load(ordering: .relaxed) < limit {
      stage.isFree(for: "a tick")
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}
