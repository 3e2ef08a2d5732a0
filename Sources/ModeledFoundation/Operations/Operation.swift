import Exploration
import Foundation
import ModeledDispatch
internal import Primitives

/// A piece of work with a state, dependencies and a priority, modelled after Foundation's `Operation`
/// on Linux.
///
/// As there, it observes nothing: a subclass with a state of its own reports changes with
/// `didChangeValue(forKey:)`. Two properties of Linux that Apple's systems do not have are kept:
/// removing a dependency that has not finished leaves the operation waiting forever, and a finished
/// operation keeps its completion block and its dependencies.
open class Operation: NSObject, @unchecked Sendable {
  // Only the running lane touches the state, one at a time.
  let state = OperationState()
  private var ownPriority: QueuePriority?
  private(set) var ownQuality: QualityOfService?
  private(set) var atEnd: (@Sendable () -> Void)?
  /// What the lane had done that set it.
  private(set) var atEndSet = Stamp()

  /// An operation that does nothing.
  public override init() {
    super.init()
    state.operation = self
  }

  deinit { state.dependencies = [] }

  // MARK: Running

  /// Runs the operation on the calling thread, or finishes it at once when it was cancelled.
  ///
  /// Traps when it runs or has run, when it is in a queue, and when it is not ready.
  open func start() {
    let isFromQueue =
      state.phase == .starting && state.isInQueue && state.lane === Engine.shared.current
    // Whether it may be started by hand depends on all that others do with it. In a queue it depends
    // on whether it is cancelled.
    Engine.shared.perform(Action(.start, state, isFromQueue ? [.give, .share] : .write))
    if state.phase == .finished { return }
    guard state.phase == .initialized || isFromQueue else {
      if state.phase < .starting {
        state.misuse(.startedInQueue(state.title))
      }
      state.misuse(.startedTwice(state.title))
    }
    state.phase = .starting
    if !isFromQueue {
      state.lane = Engine.shared.current
      guard state.ask({ isReady }) else {
        state.misuse(.startedTooEarly(state.title))
      }
      followDependencies()
    }
    if state.isCancelled {
      Engine.shared.acquire(state.cancelled)
    } else {
      // A cancellation that comes now is seen before it executes, and does not keep it from that.
      Engine.shared.perform(Action(.start, state, .give))
      state.phase = .executing
      MainQueueModel.outsideOfLoop {
        if let queue = state.queue { queue.execute(self) } else { main() }
      }
    }
    // A subclass may not think that the end of `start()` is the end.
    state.isEnding = true
    let hasFinished = state.ask { isFinished }
    state.isEnding = false
    Engine.shared.perform(Action(.finish, state, .leave))
    if state.phase == .finished { return }
    state.phase = .finishing
    Engine.shared.releaseJoining(into: &state.finished)
    guard hasFinished else { return }
    // It is seen to be finished, and not over yet for what depends on it or starts it again.
    Engine.shared.perform(Action(.finish, state, [.leave, .give]))
    if state.phase == .finishing { finish() }
  }

  /// What happened in its dependencies happens before what it does, unless it was cancelled and need not wait for them.
  func followDependencies() {
    if state.isCancelled { return }
    for dependency in state.dependencies where dependency.state.phase == .finished {
      Engine.shared.acquire(dependency.state.finished)
    }
  }

  /// What the operation does.
  open func main() {}

  /// Waits on the calling thread until the operation has finished.
  @available(*, noasync, message: "Use completionBlock or a dependent Operation instead")
  open func waitUntilFinished() {
    guard let lane = Engine.shared.current else { return }
    let lock = state.makeWaitLock(for: self)
    while true {
      if let lock { lock.lock() } else { Engine.shared.perform(Action(.lookAt, state, .await)) }
      state.seen[lane.number] = state.broadcasts
      let hasFinished = state.ask { isFinished }
      lock?.unlock()
      if hasFinished { break }
      OperationsOfExecution.current.wait(
        Action(.waitFor, state, .await, detail: OperationState.Waiting.end))
    }
    Engine.shared.acquire(state.finished)
  }

  // MARK: Its state

  /// Whether the operation was cancelled.
  open var isCancelled: Bool { state.lookAtCancellation() }

  /// Whether it runs.
  open var isExecuting: Bool { state.lookAtPhase() == .executing }

  /// Whether it has finished.
  open var isFinished: Bool { state.lookAtEnd() || state.isEnding }

  /// Whether `start()` returns before it has finished; Foundation on Linux does not ask.
  open var isAsynchronous: Bool { false }

  /// Whether it waits for no dependency.
  open var isReady: Bool {
    _ = state.lookAtPhase()
    return state.unfinishedDependencies == 0
  }

  /// Tells the operation to stop; it has to look.
  ///
  /// One that has not begun will not: it finishes without waiting for its dependencies.
  open func cancel() {
    // Others can act between the three steps, as in Foundation.
    Engine.shared.perform(Action(.cancel, state, .read))
    if state.ask({ isFinished }) { return }
    Engine.shared.perform(Action(.cancel, state, [.take, .read]))
    state.isCancelled = true
    Engine.shared.releaseJoining(into: &state.cancelled)
    if state.phase >= .executing { return }
    Engine.shared.perform(Action(.cancel, state, .give))
    state.unfinishedDependencies = 0
    reportReady(isTold: !state.wasReady)
  }

  // MARK: Dependencies

  /// The operation will not be ready before another one has finished.
  open func addDependency(_ op: Operation) {
    state.add(op)
    reportReady()
  }

  /// Takes a dependency back.
  ///
  /// On Linux the operation never gets ready if the dependency has not finished, and neither if it has finished
  /// and the operation was cancelled.
  open func removeDependency(_ op: Operation) {
    state.remove(op)
    reportReady()
  }

  /// What the operation waits for, or has waited for.
  open var dependencies: [Operation] {
    _ = state.lookAtPhase()
    return state.dependencies.filter { !$0.isBarrier }
  }

  // MARK: What others read and set

  /// What messages and stories call the operation.
  open var name: String? {
    get { chosenName.read() }
    set {
      chosenName.write(newValue)
      if let newValue { state.label = newValue }
    }
  }
  private lazy var chosenName = Setting<String?>(nil, of: state)

  /// Called once after the operation has finished, on a thread of the default global queue.
  open var completionBlock: (@Sendable () -> Void)? {
    get {
      Engine.shared.perform(Action(.lookAt, state, .read))
      return atEnd
    }
    set {
      Engine.shared.perform(Action(.setHandler, state, .write))
      Engine.shared.release(into: &atEndSet)
      atEnd = newValue
    }
  }

  /// Its priority among those of its queue that are ready.
  open var queuePriority: QueuePriority {
    get {
      Engine.shared.perform(Action(.lookAt, state.queue?.state ?? state, .read))
      return ownPriority ?? .normal
    }
    set {
      // Whether a queue has it, and which priority it has by now, is part of the step.
      Engine.shared.perform(Action(.reorder, state, .write))
      guard ownPriority != newValue else { return }
      ownPriority = newValue
      state.queue?.reorder(self)
    }
  }

  /// Its quality of service, which decides about its priority if it has none of its own.
  open var qualityOfService: QualityOfService {
    get {
      Engine.shared.perform(Action(.lookAt, state, .read))
      return ownQuality ?? .default
    }
    set {
      Engine.shared.perform(Action(.reorder, state, .write))
      ownQuality = newValue
    }
  }

  /// How urgent an operation is.
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  /// The priority that decides, higher first.
  func rank(isSerial: Bool) -> Int {
    if let ownPriority { return ownPriority.rawValue }
    guard !isSerial else { return 0 }
    switch ownQuality {
    case .userInteractive: return 8
    case .userInitiated: return 4
    case .utility: return -4
    case .background: return -8
    default: return 0
    }
  }
}
