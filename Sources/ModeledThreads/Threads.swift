import CExploration
import Exploration
import Glibc

/// A thread that `pthread_create` started.
final class ThreadModel: Resource {
  let number: Int
  var isDetached: Bool
  /// Whether a lane has joined it: there is no such thread any more.
  var isJoined = false
  /// The lane that waits for its end.
  var joiner: Lane?
  var result: UnsafeMutableRawPointer?
  private(set) var hasEnded = false
  private(set) var stamp = Stamp()
  private weak var lane: Lane?

  init(number: Int, isDetached: Bool) {
    self.number = number
    self.isDetached = isDetached
    super.init(kind: .thread)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { hasEnded }
  override func holders(for action: Action) -> [Lane] { lane.map { [$0] } ?? [] }
  override func waitReason(for action: Action) -> WaitReason {
    .end(ResourceName(kind, number: number))
  }

  func started(_ lane: Lane) { self.lane = lane }

  func end() {
    ThreadKeys.current.runDestructors()
    hasEnded = true
    engine.release(into: &stamp)
  }
}

/// The threads of one execution, by what the program knows them by.
final class Threads {
  static var current: Threads { perExecution.current }
  private static let perExecution = PerExecution { Threads() }

  private var threads: [pthread_t: ThreadModel] = [:]
  private var ofLane: [Int: ThreadModel] = [:]
  private var count = 0
  /// Who has asked who it is, each with the number of the next lane at that time.
  private var asked: [(lane: Lane, next: Int)] = []
  /// Whether the program detaches threads: only then does it matter when a lane begins to join one.
  // Set before the first execution.
  package nonisolated(unsafe) static var areDetached = false

  /// The handle of a lane: a number that no address of the program is, the same in every execution.
  static func handle(of lane: Lane) -> pthread_t { 0x7E00_0000_0000 + pthread_t(lane.number) << 12 }

  static func isLane(_ handle: pthread_t) -> Bool {
    handle & 0xFFF == 0 && handle >> 40 == 0x7E00_0000_0000 >> 40
  }

  subscript(handle: pthread_t) -> ThreadModel? { threads[handle] }
  var own: ThreadModel? { ofLane[engine.lane.number] }

  func create(isDetached: Bool, _ body: @escaping () -> UnsafeMutableRawPointer?) -> pthread_t {
    count += 1
    let thread = ThreadModel(number: count, isDetached: isDetached)
    let lane = engine.spawn(.thread, name: "thread \(count)") {
      // Foundation's `Thread.exit()` may end it, too.
      engine.lane.atThreadEnd = { thread.end() }
      thread.result = body()
      engine.lane.endThread()
    }
    thread.started(lane)
    ofLane[lane.number] = thread
    threads[Self.handle(of: lane)] = thread
    return Self.handle(of: lane)
  }
}

extension Threads {
  /// The lane that runs, as it knows itself.
  ///
  /// The system uses the handle of a thread again that has ended and that no other one may still join. A
  /// lane that began before that cannot have it.
  func ask() -> pthread_t {
    let own = engine.lane
    Assumption.noteWorker()
    if asked.contains(where: { isFree($0.lane) && own.number >= $0.next }) {
      Assumption.machine.note()
    }
    if !asked.contains(where: { $0.lane === own }) { asked.append((own, Lane.count)) }
    return Self.handle(of: own)
  }

  private func isFree(_ lane: Lane) -> Bool {
    guard lane.isFinished else { return false }
    return threads[Self.handle(of: lane)].map { $0.isDetached || $0.isJoined } ?? true
  }
}

/// Where a thread begins.
public typealias ThreadStart = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

/// Stands for `pthread_create`.
@c(__wrap_pthread_create)
public func wrappedThreadCreate(
  _ thread: UnsafeMutablePointer<pthread_t>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @escaping ThreadStart, _ argument: UnsafeMutableRawPointer?
) -> Int32 {
  var state = Int32(PTHREAD_CREATE_JOINABLE)
  if let attributes { pthread_attr_getdetachstate(attributes, &state) }
  cexploration_tell_overwritten(UInt(bitPattern: thread), MemoryLayout<pthread_t>.size)
  // The argument goes to the new thread as it is; no other thread has it.
  nonisolated(unsafe) let argument = argument
  thread.pointee = Threads.current.create(isDetached: state == Int32(PTHREAD_CREATE_DETACHED)) {
    start(argument)
  }
  return 0
}

/// Stands for `pthread_join`.
@c(__wrap_pthread_join)
public func wrappedThreadJoin(
  _ handle: pthread_t, _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Int32 {
  let threads = Threads.current
  if handle == Threads.handle(of: engine.lane) { return EDEADLK }
  guard let thread = threads[handle] else { return ESRCH }
  if Threads.areDetached { engine.perform(Action(.lookAt, thread, .write)) }
  if thread.isJoined { return ESRCH }
  if thread.isDetached || thread.joiner != nil { return EINVAL }
  // Two that wait for each other; the system's library notices no longer cycle.
  if let joiner = threads.own?.joiner, Threads.handle(of: joiner) == handle { return EDEADLK }
  thread.joiner = engine.lane
  engine.wait(Action(.join, thread, Threads.areDetached ? .write : []))
  engine.acquire(thread.stamp)
  thread.isJoined = true
  if let result {
    // Written here, after the wait, and not where the call begins.
    cexploration_tell_touched(
      UInt(bitPattern: result), MemoryLayout.size(ofValue: result.pointee), true)
    result.pointee = thread.result
  }
  return 0
}

/// Stands for `pthread_detach`.
@c(__wrap_pthread_detach)
public func wrappedThreadDetach(_ handle: pthread_t) -> Int32 {
  guard let thread = Threads.current[handle] else { return ESRCH }
  engine.perform(Action(.detach, thread, .write))
  if thread.isJoined { return ESRCH }
  if thread.isDetached { return EINVAL }
  // POSIX does not say what becomes of a thread that another one already waits for; glibc lets that one join it.
  thread.isDetached = thread.joiner == nil
  return 0
}

/// Stands for `pthread_self`.
@c(__wrap_pthread_self)
public func wrappedThreadSelf() -> pthread_t { Threads.current.ask() }

/// Stands for `pthread_exit`.
@c(__wrap_pthread_exit)
public func wrappedThreadExit(_ result: UnsafeMutableRawPointer?) -> Never {
  Threads.current.own?.result = result
  engine.lane.exitThread()
}

/// Stands for `pthread_setname_np`.
@c(__wrap_pthread_setname_np)
public func wrappedThreadSetName(_ handle: pthread_t, _ name: UnsafePointer<CChar>) -> Int32 {
  guard Threads.isLane(handle) else { return ESRCH }
  // Fifteen characters and the end, as the kernel keeps them.
  return strlen(name) < 16 ? 0 : ERANGE
}

/// Stands for `pthread_setschedparam`; a modelled thread has no priority.
@c(__wrap_pthread_setschedparam)
public func wrappedThreadSetScheduling(
  _ handle: pthread_t, _ policy: Int32, _ parameters: UnsafePointer<sched_param>
) -> Int32 {
  Threads.isLane(handle) ? 0 : ESRCH
}
