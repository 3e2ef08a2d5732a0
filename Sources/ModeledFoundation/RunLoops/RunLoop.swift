import Exploration
import Foundation
import ModeledDispatch

/// Lets a thread wait for timers, and the main thread for blocks of the main queue, modelled after
/// Foundation's `RunLoop` on Linux without ports.
open class RunLoop: NSObject {
  /// What a run listens to; the default one and the common ones are one here, others are refused.
  public typealias Mode = Foundation.RunLoop.Mode

  private let isMain: Bool
  private let state = RunLoopState(kind: .runLoop)
  private var modes: [Mode] = []
  /// The dates until which it runs, the innermost last.
  private var limits: [RunLimit] = []
  private var idleLimits: [RunLimit] = []

  private init(isMain: Bool) {
    self.isMain = isMain
    super.init()
  }

  private static let mainOfExecution = PerExecution { RunLoop(isMain: true) }

  /// The main thread's.
  open class var main: RunLoop { mainOfExecution.current }

  /// The calling thread's.
  @available(*, noasync)
  open class var current: RunLoop { own }

  private static var own: RunLoop {
    guard let lane = Engine.shared.current, !MainQueueModel.isOnMainThread else { return main }
    let key = ObjectIdentifier(RunLoop.self)
    if let known = lane.notes[key] as? RunLoop { return known }
    let new = RunLoop(isMain: false)
    lane.notes[key] = new
    return new
  }

  /// The mode that it runs in, while it does.
  open var currentMode: Mode? { modes.last }

  // MARK: What it does

  /// The timer fires while the loop runs.
  open func add(_ timer: Timer, forMode mode: Mode) {
    check([mode])
    Engine.shared.perform(Action(.addTimer, state, .put))
    Engine.shared.releaseJoining(into: &state.added)
    if !state.timers.contains(where: { $0 === timer }) { state.timers.append(timer) }
    state.hasNews = true
    state.arm()
  }

  /// Calls a block when the loop runs next; does not wake it.
  public func perform(_ block: @escaping @Sendable () -> Void) {
    perform(inModes: [.default], block: block)
  }

  /// Calls a block when the loop runs next; does not wake it.
  public func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    check(modes)
    Engine.shared.perform(Action(.handBlock, state, .put))
    Engine.shared.releaseJoining(into: &state.handedOver)
    state.blocks.append(block)
  }

  /// Ports are not modelled.
  open func add(_ aPort: Port, forMode mode: Mode) {
    Engine.shared.fail(.unsupported(.runLoopPort))
  }

  /// Ports are not modelled.
  open func remove(_ aPort: Port, forMode mode: Mode) {
    Engine.shared.fail(.unsupported(.runLoopPort))
  }

  /// When the next timer fires; the distant future without timers, `nil` if nothing is left to do.
  open func limitDate(forMode mode: Mode) -> Date? {
    guard self === Self.own else { return nil }
    within(Engine.shared.now) { _ = run(in: mode, until: $0) }
    if isOver { return nil }
    return state.next.map(\.fireDate) ?? .distantFuture
  }

  // MARK: Running

  /// Runs until nothing is left to do; on the main thread forever.
  @available(*, noasync)
  public func run() {
    if isMain { MainQueueModel.loopsForEver() }
    within(.max) { while run(in: .default, until: $0, mayIdle: true) {} }
  }

  /// Runs until a date, or until nothing is left to do.
  @available(*, noasync)
  public func run(until limitDate: Date) {
    within(limitDate.virtualInstant) { end in
      let mayIdle = end.instant == .max
      while run(in: .default, until: end, mayIdle: mayIdle), !end.hasCome, end.instant > now {}
    }
  }

  /// Runs until blocks of the main queue have run, until a date, or until nothing is left to do.
  ///
  /// - Returns: Whether it ran: `false` if there was nothing to do, or if it is another thread's.
  @available(*, noasync)
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    within(limitDate.virtualInstant) { run(in: mode, until: $0) }
  }

  /// Like `run(mode:before:)`.
  @available(*, noasync)
  open func acceptInput(forMode mode: String, before limitDate: Date) {
    _ = run(mode: Mode(mode), before: limitDate)
  }

  private func within<Result>(_ limit: UInt64, _ body: (RunLimit) -> Result) -> Result {
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

  /// A loop that listens to some things only is not modelled.
  private func check(_ modes: [Mode]) {
    let isUsual = modes.contains { $0 == .default || $0 == .common }
    if !isUsual { Engine.shared.fail(.unsupported(.runLoopMode)) }
  }

  /// - Returns: Whether it ran.
  private func run(in mode: Mode, until end: RunLimit, mayIdle: Bool = false) -> Bool {
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
      let isWoken = fireTimers() || isFirstTurn && !onlyLooks && end.hasCome
      if !isWoken {
        if isFirstTurn, runMainQueue(amid: end) { return true }
        // Also if its blocks were all that it had: whether anything is left is looked at afterwards.
        if end.instant > now, sleepsAndRunsMainQueue(until: end, mayIdle: mayIdle) { return true }
      }
      if isOver || end.instant <= now { return true }
      isFirstTurn = false
    }
  }

  /// - Returns: Whether blocks of the main queue have woken it, and have run.
  private func sleepsAndRunsMainQueue(until end: RunLimit, mayIdle: Bool) -> Bool {
    state.arm()
    sleep(until: min(end.instant, state.alarm), mayIdle: mayIdle)
    state.hasWoken(at: Engine.shared.now)
    // Of a timer and a block of the main queue that are due at one instant, either may be what woke it.
    if hasWork { return runMainQueue(amid: end) }
    if !fireTimers() { runBlocks() }
    return false
  }

  /// Whether nothing is left that could happen.
  ///
  /// The main queue is always there. To other loops another thread may add something before the look, or after it.
  private var isOver: Bool {
    if isMain { return false }
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

  private var now: UInt64 {
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

/// A run loop belongs to its thread, as with the real one.
@available(*, unavailable)
extension RunLoop: @unchecked Sendable {}
