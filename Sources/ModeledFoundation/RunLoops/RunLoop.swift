import Exploration
import Foundation
import ModeledDispatch

/// Lets a thread wait for timers, and the main thread for blocks of the main queue, modelled after
/// Foundation's `RunLoop` on Linux without ports.
open class RunLoop: NSObject {
  /// What a run listens to; the default one and the common ones are one here, others are refused.
  public typealias Mode = Foundation.RunLoop.Mode

  let isMain: Bool
  let state = RunLoopState(kind: .runLoop)
  var modes: [Mode] = []
  /// The dates until which it runs, the innermost last.
  var limits: [RunLimit] = []
  var idleLimits: [RunLimit] = []

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

  static var own: RunLoop {
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

  /// A loop that listens to some things only is not modelled.
  func check(_ modes: [Mode]) {
    let isUsual = modes.contains { $0 == .default || $0 == .common }
    if !isUsual { Engine.shared.fail(.unsupported(.runLoopMode)) }
  }
}

/// A run loop belongs to its thread, as with the real one.
@available(*, unavailable)
extension RunLoop: @unchecked Sendable {}
