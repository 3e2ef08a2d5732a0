import CExploration

/// The controlled scheduler: runs one program through many executions, one lane at a time.
///
/// Every lane has a stack of its own, and one thread of the system runs them all in turn. A lane that
/// is about to do what others can notice stops at a scheduling point (``perform(_:)``), and a
/// ``Strategy`` chooses who goes on. Two vector clocks follow each lane: one of the order that the
/// program itself enforces, in which unordered accesses are data races, and one of everything whose
/// order matters, in which the search looks for what to try the other way round.
///
/// The state needs no lock, because only the thread that runs the lanes touches it. That is what
/// `@unchecked` stands for.
public final class Engine: @unchecked Sendable {
  /// The engine of the process: the explored program's calls arrive without a value to carry it.
  public static let shared = Engine()

  // MARK: What the search sets

  /// Chooses who goes on.
  public var strategy: any Strategy = FirstChoice()
  /// Where an execution is cut.
  public var limits = Limits()
  /// Places whose accesses are scheduling points, since a race on them was found.
  public var racyPlaces: Set<CodePlace> = []
  /// Notes what happens, where a story is wanted.
  public var recorder: Recorder?
  /// Where the compiled program's own call of `exit` stands, as offsets into its object.
  public var endsOfMain = CodeRanges()
  /// The compiler's own helpers in the object: what they share is the runtime's business.
  public var helpers = CodeRanges()
  /// What the compiler copied into the object from the libraries that come with Swift.
  public var libraryCode = CodeRanges()
  /// Called before each execution: puts the program's memory back.
  public var prepare: () -> Void = {}
  /// Called when an execution has ended: the last chance to note what was wrong with it.
  public var examine: (Engine) -> Void = { _ in }

  // MARK: The execution

  /// How many executions were begun.
  public private(set) var executions: UInt64 = 0
  var lanes: [Lane] = []
  var laneCount = 0
  /// The most lanes that any execution had.
  var laneWatermark = 0
  /// The lane that runs, or ran last.
  public internal(set) var current: Lane?
  /// How the execution has ended, if it has.
  public internal(set) var end: ExecutionEnd?
  /// Virtual nanoseconds since the execution's start.
  public internal(set) var now: UInt64 = 0
  var steps = 0
  /// What the program has printed so far.
  public internal(set) var output: [UInt8] = []
  var outputResource: Resource?
  var isOutputClosed = false
  /// How often time has passed since the program's end.
  var jumpsAfterEnd = 0
  var resources: [Resource?] = []
  /// What went wrong in the running execution.
  public internal(set) var failures: [Failure] = []
  /// The pools of workers, which are told of executions and of time.
  public var pools: [WorkerPool] = []

  // MARK: Clocks and trace

  var syncClocks = ClockTable()
  var traceClocks = ClockTable()
  /// What each event of the trace came after.
  var eventClocks = ClockTable()
  var trace = Trace()
  var races = RaceDetector()
  /// The data races found so far, over all executions.
  public internal(set) var foundRaces: [RacePair: Race] = [:]
  var newRaces = 0
  var addresses = AddressTable()
  /// What the runtime orders through addresses of its own.
  var runtimeStamps: [UInt: Stamp] = [:]
  var racedInExecution: Race?
  var accessesSincePoint = 0
  var yields = 0

  // MARK: Stacks

  var idleStacks: [Int32] = []
  var laneOfStack: [Lane?] = [nil]
  var program: () -> Void = {}

  private init() {
    trace.reserve()
  }

  /// Whether the caller runs on a lane, under control.
  public var isExploring: Bool { cexploration_lane() >= 0 }

  /// The lane that calls.
  public var lane: Lane {
    guard let current else { fatalError("only a lane may ask, while an execution runs") }
    return current
  }

  /// The lane of the main thread, while an execution runs.
  public var mainLane: Lane? { lanes.first }

  /// Whether the calling lane is the main one.
  public var isMainLane: Bool { current?.number == 0 }

  func nextResource() -> Int {
    resources.append(nil)
    return resources.count - 1
  }

  /// Keeps a resource for the end of the execution, when it is asked what was left undone.
  public func watch(_ resource: Resource) { resources[resource.number] = resource }

  func beginExecution() {
    executions += 1
    end = nil
    now = 0
    steps = 0
    newRaces = 0
    output.removeAll(keepingCapacity: true)
    isOutputClosed = false
    jumpsAfterEnd = 0
    resources.removeAll(keepingCapacity: true)
    for pool in pools { pool.reset() }
    for lane in lanes.prefix(laneCount) { lane.notes.removeAll() }
    laneCount = 0
    syncClocks.removeAll()
    traceClocks.removeAll()
    eventClocks.removeAll()
    failures.removeAll(keepingCapacity: true)
    trace.removeAll()
    races.removeAll()
    addresses.removeAll()
    if !runtimeStamps.isEmpty { runtimeStamps.removeAll(keepingCapacity: true) }
    racedInExecution = nil
    accessesSincePoint = 0
    yields = 0
    current = nil
    cexploration_seed(0)
  }
}

/// Where an execution is cut, so that one without an end is a finding and not a hang.
public struct Limits: Sendable {
  /// The most scheduling points of one execution.
  public var steps = 50_000
  /// The most memory accesses between two scheduling points of a lane, after which others get a turn.
  public var accessesBetweenPoints = 1_000_000
  /// How often that may happen in one execution: a loop that goes on is taken to have no end.
  public var turnsWithoutPoint = 32
  /// Looks at one place that saw nothing new, after which a lane waits for a change.
  public var idleLooks = 3
  /// The same for looks between which time passes.
  public var patientLooks = 1_000
  /// Looks in vain that a lane gets while nobody else can go on: before time passes, and in all.
  public var vainLooksAtOnce = 16
  /// The same, in all.
  public var vainLooks = 20_000
  /// How often time passes after the program's end, for those who were not waited for.
  public var jumpsAfterEnd = 32
  /// The usual limits.
  public init() {}
}

/// How an execution ended.
public enum ExecutionEnd: String, Sendable, Codable {
  /// Every lane ended.
  case finished
  /// The program has ended, and others would go on with time for ever.
  case exited
  /// No lane can go on, and some have not ended.
  case stuck
  /// A lane failed.
  case failed
  /// The strategy has seen the rest before.
  case cutShort
  /// Too many scheduling points.
  case tooLong
}
