import CExploration

/// One modelled thread of control: the main thread, a thread, a queue's drain, a task.
///
/// Only the lane that runs touches it (see ``Engine``): that is what `@unchecked` stands for.
public final class Lane: @unchecked Sendable {
  /// What a lane stands for.
  package typealias Kind = LaneKind

  /// Its number in this execution: 0 is the main thread, then in order of creation.
  package let number: Int
  /// What it stands for.
  package internal(set) var kind = Kind.other
  /// How stories call it.
  package internal(set) var name = ""
  /// A lane that may wait forever without being stuck, such as an idle queue's.
  ///
  /// Models change it: an idle queue's lane becomes an ordinary one while it has work.
  package var isDaemon = false
  /// It does nothing any more but what others hand it, and that for ever: `dispatchMain()`, the main thread's run loop.
  package var hasLoop = false
  /// Whether it calls what the loop was handed.
  package var isInBlock = false
  /// Whether all that it does now is its loop's own.
  package var isInLoop: Bool { hasLoop && !isInBlock }
  /// Whether the main thread has ended, and workers do on this lane what it would have done.
  ///
  /// The runtime of Swift Concurrency gets the same answer.
  package var hasLeftMainThread = false {
    didSet { if isMain { cexploration_leave_main_thread(hasLeftMainThread) } }
  }
  /// What its thread still does when the code that it was made for has ended; a model sets it.
  package var atThreadEnd: (() -> Void)?
  /// How often a worker of a pool has begun to carry it: which one is the system's choice each time.
  package private(set) var turns = 0
  /// Anything that a model wants to keep with the lane; gone at the execution's end.
  package var notes = LaneNotes()

  enum State { case waiting, running, finished }
  var state = State.waiting
  /// It found the execution over and has left its body already.
  var hasLeft = false
  var action = Action.start
  /// The learner's place at which it stopped last, where a story is told.
  package internal(set) var place = CodePlace(0)
  /// The callers of the code there, while a story is recorded.
  var callers: [CodePlace] = []
  /// Whether it stopped before an inout access, whose reads and writes follow, while a story is recorded.
  var isBeginningAccess = false
  var body: (() -> Void)?
  /// The stack that it runs on, or -1 before its first step.
  var stack: Int32 = -1
  var deadline = UInt64.max
  var timedOut = false
  /// Whether it is never later than it has to be, where it lets time pass.
  package var isPunctual = false
  /// What prompts it, where it could continue without; `nil` where the reading lets no lane.
  package var prompt: Prompt?
  /// How often it continued unprompted; models take back what changed nothing.
  package var liberties = 0
  /// The places of the waits that ended without a signal, as long as it has not waited again.
  package var trusts: [Trust] = []
  /// The lanes that go on with what it does next: one yields, or has a job in its queue.
  package var actsFor = LaneSet()
  /// The event that it is executing, and how many it has executed.
  package internal(set) var event: Int32 = -1
  /// How far it was when an object had ended whose deinitialiser did something.
  var afterEnd: Progress?
  /// The event since which it stood before the one that it is executing, or stands before its first.
  var arrival: Int32 = -1
  var end = Stamp()
  /// The ends of objects that are in progress on it, the innermost last.
  var endings: [Ending] = []
  /// What others had done to storage when they released it, and it was seen to have one reference left.
  var storage = Stamp()
  /// The storage that was last seen so, and how often it had been released.
  var settled: (object: UInt, releases: Int) = (0, 0)
  /// What a model keeps until its step ends: what a library releases of it by then is not the last.
  package var held: UnsafeRawPointer?
  /// Reads of one place that saw nothing new, for the detection of loops that only look.
  var spin = Spin()
  /// Updates of atomic variables that changed nothing, for the detection of loops that only try.
  var tries = Spin()
  /// What it has done but to look.
  var deeds = Deeds()
  /// How often it has written to memory that other lanes had touched.
  package internal(set) var sharedWrites = 0
  /// Where it was when it looked in vain.
  var rounds = Rounds()
  /// The rounds in which it only looks at what a lock guards.
  var poll = Poll()
  /// What it has tried to get in vain, again and again, while it had a lock.
  package var triedInVain: Resource?
  /// What it has in common with the other iterations of one call, or -1: the number of the first one's lane.
  package var crew = -1
  /// How many locks it has, and initialisers that it runs.
  package var heldLocks = 0

  init(number: Int) { self.number = number }

  /// What stories call it, with what it stands for.
  package var title: LaneName { LaneName(kind, name) }

  /// Stands for another lane from now on, in a new execution.
  ///
  /// - Parameters:
  ///   - action: Its first step.
  ///   - arrival: The event since which it stands before that.
  ///   - body: What it does.
  func begin(
    _ kind: Kind, name: String, isDaemon: Bool, first action: Action, arrival: Int32,
    body: @escaping () -> Void
  ) {
    self.kind = kind
    self.name = name
    self.isDaemon = isDaemon
    actsFor = LaneSet()
    state = .waiting
    hasLeft = false
    self.action = action
    place = CodePlace(0)
    callers.removeAll()
    isBeginningAccess = false
    self.body = body
    stack = -1
    deadline = .max
    timedOut = false
    isPunctual = false
    prompt = nil
    liberties = 0
    if !trusts.isEmpty { trusts.removeAll() }
    event = -1
    self.arrival = arrival
    end = Stamp()
    endings.removeAll()
    afterEnd = nil
    storage = Stamp()
    settled = (0, 0)
    held = nil
    spin = Spin()
    tries = Spin()
    deeds = Deeds()
    sharedWrites = 0
    rounds = Rounds()
    poll.end()
    hasLoop = false
    isInBlock = false
    hasLeftMainThread = false
    atThreadEnd = nil
    turns = 0
    heldLocks = 0
    triedInVain = nil
    crew = -1
  }

  /// Runs its body; called on its stack.
  func run() {
    cexploration_set_lane(Int32(number))
    runBody()
    cexploration_set_lane(-1)
  }

  /// What the body holds goes with it while the lane still runs.
  @inline(never)
  private func runBody() {
    guard let body else { return }
    self.body = nil
    body()
    Engine.shared.memory.letsGo()
  }

  /// The thread ends that it stands for, and does now what is left to do; called on the lane itself.
  package func endThread() {
    let last = atThreadEnd
    atThreadEnd = nil
    last?()
  }

  /// What the main lane does once its thread has ended, if anything; a model sets it, before the first execution.
  package nonisolated(unsafe) static var whenMainThreadExits: (() -> Never)?

  /// Ends the thread that it stands for, where it stands; called on the lane itself.
  package func exitThread() -> Never {
    if isMain, !hasLeftMainThread, let goOn = Self.whenMainThreadExits { goOn() }
    endThread()
    Engine.shared.endLane()
  }

  /// It does something with a resource that others may notice, even if that is no step of its own.
  package func acts(on kind: ResourceKind) { deeds.add(kind) }

  /// Whether it is the main thread.
  package var isMain: Bool { number == 0 }

  /// From here on another thread may carry it, if a pool's does.
  package func beginsTurn() {
    if isWorker { turns += 1 }
  }

  /// How many lanes the execution has had so far: the next one gets this number.
  package static var count: Int { Engine.shared.lanes.count }

  /// Whether its body has ended.
  package var isFinished: Bool { state == .finished }
}
