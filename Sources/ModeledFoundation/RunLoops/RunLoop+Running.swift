import Exploration
import Foundation
import ModeledDispatch

/// One run of a loop: what it does in each turn, in the order of `__CFRunLoopRun`.
extension RunLoop {
  func within<Result>(_ limit: UInt64, _ body: (RunLimit) -> Result) -> Result {
    let end = idleLimits.popLast() ?? RunLimit()
    end.begin(until: limit)
    limits.append(end)
    defer {
      limits.removeLast()
      end.end()
      idleLimits.append(end)
    }
    return body(end)
  }

  /// - Returns: Whether it ran.
  func run(in mode: Mode, until end: RunLimit, mayIdle: Bool = false) -> Bool {
    check([mode])
    guard self === Self.own, !isOver else { return false }
    modes.append(mode)
    defer { modes.removeLast() }
    // Nothing wakes a loop whose time was over when it began: it only looks.
    let onlyLooks = end.instant <= now
    var isFirstTurn = true
    while true {
      runBlocks()
      // From the second turn on the main queue comes first: see `didDispatchPortLastTime` in `__CFRunLoopRun`.
      if !isFirstTurn, runMainQueue(amid: end) { return true }
      if !fireTimers() {
        if isFirstTurn, !onlyLooks, !end.isMissed, end.hasCome {
          runBlocks()
        } else if isFirstTurn, runMainQueue(amid: end) {
          return true
        } else if onlyLooks || !end.isMissed && end.instant <= now {
          takeWakeUps()
          // Whatever it looked for: what the blocks before have added is called in the same turn.
          runBlocks()
        } else if sleepsAndRunsMainQueue(until: end, mayIdle: mayIdle) {
          // Also if its blocks were all that it had: whether anything is left is looked at afterwards.
          return true
        }
      }
      if isOver || end.instant <= now { return true }
      isFirstTurn = false
    }
  }

  /// - Returns: Whether blocks of the main queue have woken it, and have run.
  private func sleepsAndRunsMainQueue(until end: RunLimit, mayIdle: Bool) -> Bool {
    state.arm()
    sleep(until: min(end.isMissed ? .max : end.instant, state.alarm), mayIdle: mayIdle)
    state.hasWoken(at: Engine.shared.now)
    takeWakeUps()
    // Of a timer and a block of the main queue that are due at one instant, either may be what woke it.
    if hasWork { return runMainQueue(amid: end) }
    if !fireTimers() { runBlocks() }
    return false
  }

  /// The end of an outer run wakes the loop once: if an inner one was awake or asleep then, it is that one.
  ///
  /// The outer one may then go to sleep and look at its end only when something else wakes it.
  private func takeWakeUps() {
    for limit in limits.dropLast() where !limit.isMissed && limit.hasCome { limit.isMissed = true }
  }

  /// Whether nothing is left that could happen.
  ///
  /// The main queue is always there, but for a run inside of one of its blocks. To other loops another thread may add something before the look, or after it.
  var isOver: Bool {
    if isMain, !state.isInMainQueue { return false }
    Engine.shared.perform(Action(.lookAt, state, .read))
    return state.blocks.isEmpty && state.next == nil
  }

  private func runBlocks() {
    // That there is none is a look, too.
    Engine.shared.perform(Action(.takeBlocks, state, .put))
    guard !state.blocks.isEmpty else { return }
    Engine.shared.acquire(state.handedOver)
    let blocks = state.blocks
    state.blocks = []
    for block in blocks { MainQueueModel.outsideOfLoop(block) }
  }

  /// Fires the timers that are due now, and calls the blocks that they hand over.
  ///
  /// A timer that one of them adds waits for the next turn, also if it is due: see `__CFRunLoopDoTimers`.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  private func fireTimers() -> Bool {
    let due = state.ties.decided(state.due(at: now))
    if !due.isEmpty { Engine.shared.acquire(state.added, isForced: false) }
    for timer in due { MainQueueModel.outsideOfLoop(timer.fireInTime) }
    if !due.isEmpty { runBlocks() }
    return !due.isEmpty
  }

  var now: UInt64 {
    for limit in limits { limit.looksAtClock() }
    state.clock.looksAtClock()
    return Engine.shared.now
  }

  /// Whether a block of the main queue could run here.
  ///
  /// A run loop that runs inside of such a block leaves the others alone, as libdispatch's callback does.
  private var hasWork: Bool { isMain && !state.isInMainQueue && MainQueueModel.hasWork }

  /// Runs the blocks that the main queue has now, and what was handed over.
  ///
  /// What comes while they run is for the next time.
  ///
  /// - Returns: Whether there were any.
  private func runMainQueue(amid end: RunLimit) -> Bool {
    guard isMain, !state.isInMainQueue, end.instant < .max || hasWork else { return false }
    let count = MainQueueModel.look()
    guard count > 0 else { return false }
    state.isInMainQueue = true
    for _ in 0..<count { MainQueueModel.runOne() }
    state.isInMainQueue = false
    runBlocks()
    return true
  }

  private func sleep(until instant: UInt64, mayIdle: Bool) {
    state.hasNews = false
    if isMain, !state.isInMainQueue {
      MainQueueModel.run(
        until: { [state] in MainQueueModel.hasWork || state.hasNews }, deadline: instant,
        mayIdle: mayIdle)
    } else {
      Engine.shared.lane.isDaemon = mayIdle
      Engine.shared.wait(Action(.waitForTimers, state, .enter), deadline: instant)
      Engine.shared.lane.isDaemon = false
    }
  }
}
