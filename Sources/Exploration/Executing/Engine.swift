import CExploration

/// The controlled scheduler: runs one program through many executions, one lane at a time.
///
/// Every lane has a stack of its own, and one thread of the system runs them all in turn. A lane that
/// is about to do what others can notice stops at a scheduling point (``perform(_:)``), and a
/// ``Strategy`` chooses the next lane. Two vector clocks follow each lane: one of the order that the
/// program itself enforces, in which unordered accesses are data races, and one of everything whose
/// order matters, in which the search looks for what to try the other way round.
///
/// The state needs no lock, because only the thread that runs the lanes touches it. That is what
/// `@unchecked` stands for.
public final class Engine: @unchecked Sendable {
  /// The engine of the process: the explored program's calls arrive without a value to carry it.
  package static let shared = Engine()

  // MARK: What the search sets

  /// Chooses the lane that runs next.
  package var strategy: any Strategy = FirstChoice()
  /// Where an execution is cut.
  package var limits = Limits()
  /// Places whose accesses are scheduling points, since a data race on them was found.
  package var racyPlaces: Set<CodePlace> = []
  /// What lets lanes continue unprompted.
  package var reading: Reading {
    get { lanes.reading }
    set {
      lanes.reading = newValue
      cexploration_keep_stacks_clean(newValue.wakes == .any)
      memory.journal.isKept = newValue.wakes == .any
    }
  }
  /// Notes what happens, where a story is wanted.
  package var recorder: Recorder?
  /// Called before each execution: puts the program's memory back.
  package var prepare: () -> Void = {}
  /// Called when an execution has ended: the last chance to note what was wrong with it.
  package var examine: (Engine) -> Void = { _ in }
  /// The pools of workers, which are told of executions and of time.
  package var pools: [WorkerPool] = []

  // MARK: The execution

  /// How many executions were begun.
  package var executions: UInt64 { pulse.pointee.executions }
  /// How many scheduling points the running execution has had.
  package var steps: Int { pulse.pointee.steps }
  /// The lane that runs, or ran last.
  package internal(set) var current: Lane?
  /// How the execution has ended, if it has.
  package internal(set) var end: ExecutionEnd?
  /// What went wrong in the running execution.
  package internal(set) var failures: [Failure] = []
  /// What is asked at the end of the execution what was left undone, by number.
  var watched: [Resource?] = []

  // MARK: What it consists of

  /// How far it is, where another thread may look.
  package let pulse: UnsafeMutablePointer<Pulse> = {
    let pulse = UnsafeMutablePointer<Pulse>.allocate(capacity: 1)
    pulse.initialize(to: Pulse())
    return pulse
  }()

  /// The explored object's code.
  package let code = ExploredCode()
  /// The explored object's memory.
  package let memory = ExploredMemory()
  let lanes = LaneTable()
  let stacks: LaneStacks = LaneStacks(
    body: {
      let engine = Engine.shared
      engine.lanes[engine.stacks.lane(on: $0)].run()
    },
    successor: { Engine.shared.ended(stack: $0) })
  let clocks = LaneClocks()
  let trace = Trace()
  var time = VirtualTime()
  var output = ProgramOutput()

  private init() {}

  // MARK: What models ask

  /// Virtual nanoseconds since the execution's start.
  package var now: UInt64 { time.now }

  /// Whether the caller runs on a lane, under control.
  package var isExploring: Bool { cexploration_lane() >= 0 }

  /// The lane that calls.
  package var lane: Lane {
    guard let current else { fatalError("only a lane may ask, while an execution runs") }
    return current
  }

  /// The lane of the main thread, while an execution runs.
  package var mainLane: Lane? { lanes.all.first }

  /// Keeps a resource for the end of the execution, when it is asked what was left undone.
  package func watch(_ resource: Resource) {
    while watched.count <= resource.number { watched.append(nil) }
    watched[resource.number] = resource
  }
}
