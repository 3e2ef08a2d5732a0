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
    if !state.timers.contains(where: { $0 === timer }) { state.timers.append(timer) }
    state.hasNews = true
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
    _ = run(in: mode, until: Engine.shared.now)
    if isOver { return nil }
    return state.next.map(\.fireDate) ?? .distantFuture
  }

  // MARK: Running

  /// Runs until nothing is left to do; on the main thread forever.
  @available(*, noasync)
  public func run() {
    if isMain { Engine.shared.lane.isInLoop = true }
    while run(in: .default, until: .max, mayIdle: true) {}
  }

  /// Runs until a date, or until nothing is left to do.
  @available(*, noasync)
  public func run(until limitDate: Date) {
    let limit = limitDate.virtualInstant
    let end = RunLimit(limit)
    limits.append(end)
    while run(in: .default, until: limit, mayIdle: limit == .max), !end.hasCome, limit > now {}
    limits.removeLast()
    end.isAwaited = false
  }

  /// Runs until blocks of the main queue have run, until a date, or until nothing is left to do.
  ///
  /// - Returns: Whether it ran: `false` if there was nothing to do, or if it is another thread's.
  @available(*, noasync)
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    run(in: mode, until: limitDate.virtualInstant)
  }

  /// Like `run(mode:before:)`.
  @available(*, noasync)
  open func acceptInput(forMode mode: String, before limitDate: Date) {
    _ = run(in: Mode(mode), until: limitDate.virtualInstant)
  }

  /// A loop that listens to some things only is not modelled.
  private func check(_ modes: [Mode]) {
    let isUsual = modes.contains { $0 == .default || $0 == .common }
    if !isUsual { Engine.shared.fail(.unsupported(.runLoopMode)) }
  }

  private func run(in mode: Mode, until limit: UInt64, mayIdle: Bool = false) -> Bool {
    check([mode])
    guard self === Self.own, !isOver else { return false }
    modes.append(mode)
    defer { modes.removeLast() }
    var wokeForMainQueue = false
    while true {
      runBlocks()
      // With timers that are due, a loop whose time is over leaves the main queue alone.
      if !wokeForMainQueue, fireTimers(), now >= limit { return true }
      if isMain, limit < .max || hasWork, runMainQueue() { return true }
      if isOver { return true }
      if now >= limit {
        // A timer that has become due by now has woken it.
        fireTimers()
        return true
      }
      sleep(until: min(limit, state.next?.instant ?? .max), mayIdle: mayIdle)
      // What woke it comes first: a block that was handed over meanwhile did not. Of a timer and a block of the
      // main queue that are due at one instant, either may be what did.
      wokeForMainQueue = hasWork
      if !wokeForMainQueue { fireTimers() }
    }
  }

  /// Whether nothing is left that could happen.
  ///
  /// The main queue is always there.
  private var isOver: Bool { !isMain && state.blocks.isEmpty && state.next == nil }

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
    for timer in due { MainQueueModel.outsideOfLoop(timer.fireInTime) }
    if !due.isEmpty { runBlocks() }
    return !due.isEmpty
  }

  private var now: UInt64 {
    for limit in limits { limit.looksAtClock() }
    return Engine.shared.now
  }

  /// Whether a block of the main queue could run here.
  ///
  /// A run loop that runs inside of such a block leaves the others alone, as libdispatch's callback does.
  private var hasWork: Bool { isMain && !state.isInMainQueue && MainQueueModel.hasWork }

  /// Runs the blocks that the main queue has now.
  ///
  /// What comes while they run is for the next time.
  private func runMainQueue() -> Bool {
    guard !state.isInMainQueue else { return false }
    state.isInMainQueue = true
    defer { state.isInMainQueue = false }
    let count = MainQueueModel.look()
    for _ in 0..<count { MainQueueModel.runOne() }
    return count > 0
  }

  private func sleep(until instant: UInt64, mayIdle: Bool) {
    state.hasNews = false
    if isMain, !state.isInMainQueue {
      MainQueueModel.run(
        until: { [state] in MainQueueModel.hasWork || state.hasNews }, deadline: instant,
        mayIdle: mayIdle)
    } else {
      Engine.shared.wait(Action(.waitForTimers, state, .enter), deadline: instant)
    }
  }
}

/// A run loop belongs to its thread, as with the real one.
@available(*, unavailable)
extension RunLoop: @unchecked Sendable {}

/// What a run loop has to do.
private final class RunLoopState: Resource {
  var timers: [Timer] = []
  let ties = TimerTies()
  var blocks: [@Sendable () -> Void] = []
  var handedOver = Stamp()
  /// Something was added since it went to sleep.
  var hasNews = false
  /// It runs a block of the main queue.
  var isInMainQueue = false

  /// The timer that fires first, of those whose block does not run; among equals any.
  var next: Timer? {
    timers.removeAll { !$0.isValidNow }
    return timers.filter { !$0.isFiring }.min { $0.instant < $1.instant }
  }

  /// The timers that are due, by their instants, and equal ones as they were added.
  func due(at now: UInt64) -> [Timer] {
    guard let next, next.instant <= now else { return [] }
    let due = timers.enumerated().filter { !$1.isFiring && $1.instant <= now }
    return due.sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }
      .map(\.element)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { hasNews }
  override func waitReason(for action: Action) -> WaitReason { .timer }
}
