@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import Exploration
import ModeledDispatch

/// The model of Swift Concurrency's executors: every job of the explored code arrives here.
public enum ModeledExecutors {
  /// The workers that run tasks; unlike Dispatch's they do not become more when they block.
  public static let pool = WorkerPool(kind: .taskPool, width: 4, most: nil)

  /// What the compiler copied into the object from the libraries that come with Swift: no place of the
  /// learner's.
  ///
  /// Set before the first execution, and only read then.
  package nonisolated(unsafe) static var libraryCode = CodeRanges()

  /// Whether some task of the execution that has just ended would wait for its continuation for ever.
  package static var someTaskAwaitsContinuation: Bool { Tasks.current.someoneAwaitsContinuation }

  /// Where the calling task's code continues with the element of a stream that it has asked for, if that was the last
  /// thing it did; none of its code is on the stack then.
  package static var placeOfElement: CodePlace? {
    TaskLane.current.flatMap { $0.awaitsElement ? $0.placeOfElement : nil }
  }

  /// Finds out what a program can see of streams and groups, from what its object takes from elsewhere.
  public static func know(symbols: [String]) {
    CallingThread.know(symbols: symbols)
    StandardOutput.isLocked = symbols.contains { symbol in
      descriptions.contains { symbol.mentions($0) }
    }
    RuntimeLocks.buffersShow = symbols.contains {
      $0.mentions("BufferingPolicyO15buffering")
        || ($0.mentions("YieldResultO") && $0.hasSuffix("WC"))
        // Code of the library, or for any sequence, asks for elements where no call tells of it.
        || $0.hasPrefix("$sScisE") || $0.hasPrefix("$sSciE") || $0.hasPrefix("$sScI4next")
        // The lock is that of the code that makes the elements, which a cancellation takes away.
        || $0.mentions("unfolding")
    }
    ElementAsk.isKnown = !symbols.contains { symbol in
      ["onTermination", "unfolding"].contains { symbol.mentions($0) }
    }
    Priorities.haveHandlers = symbols.contains { $0.mentions("withTaskPriorityEscalationHandler") }
    Priorities.show =
      Priorities.haveHandlers
      || symbols.contains { symbol in
        looksAtPriorities.contains { symbol.mentions($0) }
      }
    Visit.mayBeginAtOnce = symbols.contains("swift_task_immediate")
    Cancellation.isSeen = symbols.contains { symbol in
      looksForCancellation.contains { symbol.mentions($0) }
        || symbol.hasPrefix("$s10Foundation") && symbol.mentions("Ya")
    }
    Cancellation.isWhole = symbols.contains { $0.hasPrefix("$s7Grading") }
    RuntimeLocks.secondTakersTrap = symbols.contains { $0.hasPrefix("$sScs8IteratorV4next") }
    RuntimeLocks.emptinessShows = symbols.contains { $0.mentions("TaskGroupV7isEmpty") }
    RuntimeLocks.failureCancels = symbols.contains { $0.mentions("ThrowingDiscardingTaskGroup") }
    RuntimeLocks.orderInGroupsShows = symbols.contains { symbol in
      guard symbol.hasPrefix("$sScG") || symbol.hasPrefix("$sScg") else {
        return symbol.mentions("ThrowingDiscardingTaskGroup")
      }
      return ["next", "Iterator", "waitForAll", "Sci"].contains { symbol.mentions($0) }
    }
  }

  /// Parts of the names of what asks whether a task is cancelled, also by itself: a sleep, or a stream.
  private static let looksForCancellation = [
    "11isCancelled", "17checkCancellation", "withTaskCancellationHandler", "onTermination",
    "5sleep", "swift_task_isCancelled", "swift_taskGroup_isCancelled", "swift_taskGroup_addPending",
    "$sScS", "$sScs", "AsyncIterator", "Observations",
  ]

  /// Parts of the names of what asks for the priority of a task, or of a job.
  private static let looksAtPriorities = [
    "15currentPriority", "$sSct8priority", "$sScJ8priority", "ExecutorJobV8priority",
  ]

  /// Parts of the names of what a type conforms to, or inherits, that says itself what it is.
  private static let descriptions = [
    "23CustomStringConvertibleMp", "28CustomDebugStringConvertibleMp", "17CustomReflectableMp",
    "20TextOutputStreamableMp", "8NSObjectC",
  ]

  /// Makes the model's executors those of the process; once, before the first task.
  ///
  /// - Parameter width: How many workers run tasks.
  public static func install(width: Int) {
    pool.width = width
    Engine.shared.pools.append(pool)
    MainQueueModel.whenJoined = { Factory.main.jobs.joined() }
    Lane.whenMainThreadExits = { MainQueueModel.runWithoutMainThread() }
    ConcurrencyCalls.observe()
    _createExecutors(factory: Factory.self)
  }
}

struct Factory: ExecutorFactory {
  static let main = MainQueue()
  static let global = GlobalExecutor()
  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { global }
}

/// The global concurrent executor.
final class GlobalExecutor: TaskExecutor, SchedulingExecutor {
  static var shared: GlobalExecutor { Factory.global }

  func enqueue(_ job: consuming ExecutorJob) {
    TaskLane.of(UnownedJob(job)).arrive(on: nil)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    runLater(UnownedJob(job), nanoseconds: Self.nanoseconds(delay))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    Self.trapUnlessSecondsFit(instant)
    runLater(UnownedJob(job), nanoseconds: Self.nanoseconds(clock.now.duration(to: instant)))
  }

  /// A sleeping task is woken by a job of its own, which waits for its instant on a lane of its own.
  private func runLater(_ job: UnownedJob, nanoseconds: UInt64) {
    let instant = Engine.shared.now.addingReportingOverflow(nanoseconds)
    Timers.current.at(instant.overflow ? .max : instant.partialValue) {
      ConcurrencyCalls.cancellation.current.look()
      job.runSynchronously(on: Factory.global.asUnownedTaskExecutor())
    }
  }

  private static func nanoseconds<D: DurationProtocol>(_ duration: D) -> UInt64 {
    guard let duration = duration as? Duration else { return 0 }
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return Nanoseconds.length(
      seconds: UInt64(seconds), and: UInt64(attoseconds / 1_000_000_000))
  }

  /// The runtime's executor asks for an instant's seconds, which traps where 64 bits do not hold them.
  private static func trapUnlessSecondsFit<Instant>(_ instant: Instant) {
    if let instant = instant as? ContinuousClock.Instant {
      _ = ContinuousClock().systemEpoch.duration(to: instant).components
    } else if let instant = instant as? SuspendingClock.Instant {
      _ = SuspendingClock().systemEpoch.duration(to: instant).components
    }
  }
}

/// The main actor's executor: its jobs run on the main lane, when that one has nothing else to do.
final class MainQueue: MainExecutor {
  private let queue = PerExecution { SerialJobs(kind: .mainActor, label: nil, isMain: true) }
  var jobs: SerialJobs { queue.current }

  private let isStopped = PerExecution { Flag() }

  func run() throws {
    let flag = isStopped.current
    MainQueueModel.leaveMainThread()
    MainQueueModel.run { flag.isSet }
  }

  func stop() { isStopped.current.isSet = true }

  /// Runs a scenario, whose first job is on the main thread as an asynchronous `main` is.
  func run(until condition: @escaping () -> Bool) {
    MainQueueModel.run(until: condition, leavesMainThread: true)
  }

  func runUntil(_ condition: () -> Bool) throws {
    withoutActuallyEscaping(condition) { condition in _ = MainQueueModel.run(until: condition) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    TaskLane.of(UnownedJob(job)).arrive(
      on: queue.current, reference: asUnownedSerialExecutor())
  }

  var isMainExecutor: Bool { true }
  func isIsolatingCurrentContext() -> Bool? { MainQueueModel.isOnQueue }

  func checkIsolated() {
    guard isIsolatingCurrentContext() != true else { return }
    Engine.shared.fail(.wrongPrecondition(.notOnMainActor))
  }
}

/// Something that is said once; only the main lane looks.
private final class Flag {
  var isSet = false
}

/// The executor that the checker gives to each actor of the explored code.
///
/// Jobs of higher priority come first, jobs of the same priority in the order of their arrival, as
/// the runtime's own default actors do it.
public final class ModeledActorExecutor: SerialExecutor {
  // Only the lane that runs touches it.
  private nonisolated(unsafe) let jobs: SerialJobs

  /// An executor for one actor.
  public init() { jobs = SerialJobs(kind: .actor, label: nil, isMain: false) }

  /// A job arrives for the actor.
  public func enqueue(_ job: consuming ExecutorJob) {
    TaskLane.of(UnownedJob(job)).arrive(on: jobs, reference: asUnownedSerialExecutor())
  }

  /// Whether the caller runs on the actor.
  public func isIsolatingCurrentContext() -> Bool? { jobs.runs(on: Engine.shared.lane) }

  /// Ends the execution if the caller does not run on the actor.
  public func checkIsolated() {
    guard !jobs.runs(on: Engine.shared.lane) else { return }
    Engine.shared.fail(.wrongPrecondition(.notOnActor()))
  }
}
