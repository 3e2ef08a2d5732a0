import Exploration
import Foundation
import ModeledDispatch

/// Runs operations when they are ready, on workers of Dispatch's pool, modelled after Foundation's
/// `OperationQueue` on Linux.
open class OperationQueue: NSObject, ProgressReporting, @unchecked Sendable {
  // Only the running lane touches the state, one at a time.
  let state: OperationQueueState
  let isMain: Bool
  /// The name that it was given, also the empty one; `nil` before.
  private let chosenName: Setting<String?>
  private let quality: Setting<QualityOfService?>
  var foreign: DispatchQueue? { didSet { state.isForeign = foreign != nil } }
  private var ownProgress: Progress?
  private lazy var progressState: Resource = {
    let new = Resource(kind: .object)
    new.whole = state
    return new
  }()

  /// As many at once as the system thinks right.
  public static let defaultMaxConcurrentOperationCount = -1

  /// An empty queue without a limit of its own.
  public override init() {
    isMain = false
    state = OperationQueueState(isForeign: false)
    chosenName = Setting(nil, of: state)
    quality = Setting(nil, of: state)
    super.init()
  }

  private init(main: ()) {
    isMain = true
    state = OperationQueueState(isForeign: true)
    state.most = 1
    state.label = "main"
    chosenName = Setting("NSOperationQueue Main Queue", of: state)
    quality = Setting(.userInteractive, of: state)
    super.init()
  }

  private static let mainOfExecution = PerExecution { OperationQueue(main: ()) }

  /// The queue whose operations run on the main thread, one at a time.
  open class var main: OperationQueue { mainOfExecution.current }

  /// The queue whose operation runs here; on the main thread always the main queue.
  open class var current: OperationQueue? {
    if MainQueueModel.isOnMainThread { return main }
    return Engine.shared.current?.notes[ObjectIdentifier(OperationQueue.self)] as? OperationQueue
  }

  // MARK: Adding

  /// Adds an operation, which runs when it is ready; traps if it is in a queue or has run.
  open func addOperation(_ op: Operation) { add([op]) }

  /// Adds an operation that calls a block.
  open func addOperation(_ block: @escaping @Sendable () -> Void) {
    let operation = BlockOperation(block: block)
    if let quality = quality.current { operation.qualityOfService = quality }
    add([operation], isKnown: false)
  }

  /// Adds operations, and waits for them on the calling thread if that is wanted.
  @available(*, noasync, message: "Use addBarrierBlock or a dependent Operation instead")
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    add(ops)
    guard wait else { return }
    for operation in ops { operation.waitUntilFinished() }
  }

  /// Adds a block that runs alone, after all that was added before it.
  ///
  /// As on Linux, if the queue is empty the block bypasses it: it runs although the queue is
  /// suspended, and nothing waits for it.
  open func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) { addBarrier(barrier) }

  // MARK: Limits

  /// The most operations at once; -1 for as many as the system thinks right.
  open var maxConcurrentOperationCount: Int {
    get {
      Engine.shared.perform(Action(.lookAt, state, .read))
      return state.most == .max ? Self.defaultMaxConcurrentOperationCount : state.most
    }
    set {
      guard newValue >= Self.defaultMaxConcurrentOperationCount else {
        Engine.shared.fail(.operationMisuse(.limit(newValue)))
      }
      guard !isMain else { return }
      Engine.shared.perform(Action(.setLimit, state, .write))
      Engine.shared.memory.tell(.limitsOfQueues)
      state.most = newValue == Self.defaultMaxConcurrentOperationCount ? .max : newValue
      state.isLetGo()
      Engine.shared.perform(Action(.setLimit, state, .write))
      dispatchReady()
    }
  }

  /// Whether no operation is started for now.
  open var isSuspended: Bool {
    get {
      Engine.shared.perform(Action(.lookAt, state, .read))
      return state.isSuspended
    }
    set {
      guard !isMain else { return }
      Engine.shared.perform(Action(newValue ? .suspend : .resume, state, .write))
      state.isSuspended = newValue
      Engine.shared.memory.tell(.limitsOfQueues)
      guard !newValue else { return }
      state.isLetGo()
      // It may be suspended again before anything has started.
      Engine.shared.perform(Action(.resume, state, .write))
      dispatchReady()
    }
  }

  /// The Dispatch queue that runs the operations; can be set while there are none.
  open var underlyingQueue: DispatchQueue? {
    get {
      guard !isMain else { return DispatchQueue.main }
      Engine.shared.perform(Action(.lookAt, state, .read))
      return foreign
    }
    set {
      guard !isMain else { return }
      Engine.shared.perform(Action(.setTarget, state, .write))
      guard state.operations.isEmpty else {
        Engine.shared.fail(.operationMisuse(.queueSetLate))
      }
      foreign = newValue
    }
  }

  // MARK: All of them

  /// Cancels every operation that is in the queue now.
  open func cancelAllOperations() {
    guard !isMain else { return }
    Engine.shared.perform(Action(.lookAt, state, .read))
    for operation in state.operations { operation.cancel() }
  }

  /// Waits on the calling thread until no operation is in the queue.
  @available(*, noasync, message: "Use completionBlock or a dependent Operation instead")
  open func waitUntilAllOperationsAreFinished() {
    OperationsOfExecution.current.wait(Action(.waitFor, state, .await))
    Engine.shared.acquire(state.ended)
  }

  /// The operations in the queue, in the order in which they came.
  public var operations: [Operation] {
    Engine.shared.perform(Action(.lookAt, state, .read))
    // Those that are not there any more have left it under the lock that a look takes, too.
    Engine.shared.acquire(state.ended)
    return state.operations.filter { !$0.isBarrier }
  }

  /// How many operations are in the queue.
  public var operationCount: Int { operations.count }

  // MARK: What else it has

  /// What messages and stories call the queue.
  open var name: String? {
    get { chosenName.read() ?? "NSOperationQueue \(Unmanaged.passUnretained(self).toOpaque())" }
    set {
      guard !isMain else { return }
      chosenName.write(newValue ?? "")
      state.label = newValue
    }
  }

  /// The quality of service of blocks that are added.
  open var qualityOfService: QualityOfService {
    get { quality.read() ?? .default }
    set { if !isMain { quality.write(newValue) } }
  }

  /// Counts the operations that have run, once it was told how many there will be.
  open var progress: Progress {
    Engine.shared.perform(Action(.lookAt, progressState, ownProgress == nil ? .write : .read))
    if let ownProgress { return ownProgress }
    let new = Progress(parent: nil, userInfo: nil)
    ownProgress = new
    return new
  }

  /// Runs an operation, which counts if the progress knew how many there will be before it began.
  func execute(_ operation: Operation) {
    let counts = looksAtProgress(before: operation)
    operation.main()
    guard counts, let ownProgress else { return }
    // Another thread gets the progress before it counts, or after that; what it does to it is a step as well.
    Engine.shared.perform(Action(.goOn, nil, []))
    LibraryMemory.changesProgress()
    Engine.shared.effect(.write, on: progressState, stopsAfter: false)
    ownProgress.completedUnitCount += 1
  }

  private func looksAtProgress(before operation: Operation) -> Bool {
    // That there is none yet is a look, too.
    Engine.shared.effect(.read, on: progressState, stopsAfter: false)
    guard let ownProgress, !operation.isBarrier else { return false }
    LibraryMemory.changesProgress()
    Engine.shared.effect(.read, on: progressState, stopsAfter: false)
    return ownProgress.totalUnitCount > 0
  }
}
