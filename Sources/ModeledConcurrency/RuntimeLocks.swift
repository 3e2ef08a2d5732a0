import CExploration
import Exploration

/// The locks that the runtime takes inside its library: they tell which stream or group a lane has
/// just acted on.
final class RuntimeLocks {
  /// Whether the program can see more of a stream than the order of its elements: what a full buffer
  /// drops, or how many elements are left.
  // All of these are set before the first execution.
  nonisolated(unsafe) static var buffersShow = true
  /// Whether a stream ends the program when a second task asks for an element while one waits.
  nonisolated(unsafe) static var secondTakersTrap = false
  /// Whether the program can see in which order the children of a group end.
  nonisolated(unsafe) static var orderInGroupsShows = true
  /// Whether a child that fails cancels the others of its group by itself.
  nonisolated(unsafe) static var failureCancels = true

  /// Whether the program asks a group that discards results whether it is empty.
  nonisolated(unsafe) static var emptinessShows = false

  /// How many children have ended whose results nobody takes.
  private let ended = Resource(kind: .streamOrGroup)
  private let locks = AddressMap<RuntimeLock>()
  private let groups = AddressMap<Void>()

  /// The lanes that are about to end a throwing stream.
  private var enders: Set<Int> = []

  private static let ofExecution = PerExecution { RuntimeLocks() }
  static var current: RuntimeLocks { ofExecution.current }

  /// A group has children; its lock lies in the group itself.
  ///
  /// What is known of a group that lay in the same memory ends with that.
  func know(group: UnsafeRawPointer) {
    if groups[group] != nil { return }
    let address = UInt(bitPattern: group)
    for other in groups.addresses
    where max(other, address) - min(other, address) < Self.sizeOfGroup {
      if let other = UnsafeRawPointer(bitPattern: other) { groups[other] = nil }
    }
    groups[group] = ()
  }

  private func lock(at mutex: UnsafeRawPointer) -> RuntimeLock {
    if let known = locks[mutex] { return known }
    let new = RuntimeLock(mutex)
    locks[mutex] = new
    return new
  }

  /// A lane is about to take the lock: a scheduling point, if the order can be seen.
  func locks(_ mutex: UnsafeRawPointer) {
    if let task = task(of: mutex) {
      Priorities.current.come(to: task)
      return ConcurrencyCalls.cancellation.current.comes(to: task)
    }
    if group(of: mutex) != nil, let task = TaskLane.current, task.record?.isComplete == false {
      task.awaits()
    }
    if mayCancelOthers(at: mutex) { ConcurrencyCalls.cancellation.current.mayChange() }
    let effect = effect(of: mutex)
    if effect.isEmpty {
      Engine.shared.current?.acts(on: .streamOrGroup)
      return
    }
    Engine.shared.perform(Action(.useRuntimeLock, lock(at: mutex), effect))
    noteEnd(at: mutex)
  }

  /// What others see of a child that ends, as soon as it has its group's lock.
  private func noteEnd(at mutex: UnsafeRawPointer) {
    if mayCancelOthers(at: mutex) { ConcurrencyCalls.cancellation.current.mayHaveChanged() }
    if Self.emptinessShows, group(of: mutex).map(ends) == true {
      Engine.shared.effect(.give, on: ended, stopsAfter: false)
    }
  }

  /// Whether the caller is a child that ends, and cancels the others of its group if it has failed.
  private func mayCancelOthers(at mutex: UnsafeRawPointer) -> Bool {
    Self.failureCancels && group(of: mutex).map(ends) == true
  }

  /// A group is asked whether it is empty: before or after the end of a child.
  func countsChildren() { Engine.shared.perform(Action(.lookAt, ended, .read)) }

  /// The calling lane ends a throwing stream: its next lock is the stream's.
  ///
  /// If a task waits for an element then, it gets the error, and so does the next that asks. If none waits, only
  /// the next one gets it.
  func endsStream() { enders.insert(Engine.shared.lane.number) }

  /// Another lane has the lock and must run first.
  func wait(for mutex: UnsafeRawPointer) {
    let isOfTask = isOfTask(mutex)
    if isOfTask { takesLockOfTask() }
    Engine.shared.wait(Action(.lock, lock(at: mutex), isOfTask ? [] : effect(of: mutex)))
    noteEnd(at: mutex)
    // It has waited for what another lane does with it, such as the handlers of a task that is cancelled.
    if isOfTask { Engine.shared.acquire(lock(at: mutex).stamp, isForced: false) }
  }

  func locked(_ mutex: UnsafeRawPointer) {
    let engine = Engine.shared
    let lock = lock(at: mutex)
    lock.owner = engine.lane
    // The runtime takes a task's own lock for itself, whichever task awaits it or is its child: it promises
    // nothing to the program.
    if isOfTask(mutex) {
      takesLockOfTask()
      TaskLane.current?.mayHaveBeenResumed()
    } else {
      // The lane that had it before need not have come first.
      engine.acquire(lock.stamp, isForced: false)
    }
  }

  /// A task's own lock is taken, before a lane that cancels the task or raises its priority comes to its handlers, or
  /// after that.
  private func takesLockOfTask() {
    ConcurrencyCalls.cancellation.current.ends()
    Priorities.current.goesOn()
  }

  /// The task whose own lock it is: a lane that cancels the task has it, also while the handlers run.
  private func task(of mutex: UnsafeRawPointer) -> TaskLane? {
    Tasks.current.all.first { $0.contains(mutex) }
  }
  private func isOfTask(_ mutex: UnsafeRawPointer) -> Bool { task(of: mutex) != nil }

  func unlocks(_ mutex: UnsafeRawPointer) {
    let lock = lock(at: mutex)
    lock.owner = nil
    if !enders.isEmpty, !isOfTask(mutex), group(of: mutex) == nil {
      enders.remove(Engine.shared.lane.number)
    }
    Engine.shared.releaseJoining(into: &lock.stamp)
    if isOfTask(mutex) { ConcurrencyCalls.cancellation.current.goesOn() }
    if let task = TaskLane.current, !isOfTask(mutex), group(of: mutex) == nil {
      gaveBack(lock, task)
    }
  }

  /// A task that may have asked a stream for an element has given the stream's lock back.
  private func gaveBack(_ lock: RuntimeLock, _ task: TaskLane) {
    guard let ask = task.ask else { return }
    if lock.firstTaker == nil { lock.firstTaker = task }
    if ask.use(of: lock) == .endsStream, lock.ender == nil { lock.ender = task }
    // What it does next to a stream is something else. One that is cancelled ends the stream first.
    if ask.isCancelled {
      if task.ask?.gaveBack(lock) == true { task.ask = nil }
    } else if task.record?.isCancelled == false {
      task.ask = nil
    }
  }

  private func effect(of mutex: UnsafeRawPointer) -> Effect {
    let task = TaskLane.current
    if let group = group(of: mutex) {
      // The order in which children end is the order in which the group gives their results.
      if ends(in: group) { return Self.orderInGroupsShows ? .put : .give }
      return task?.leavesOthersFirst == true ? .read : []
    }
    if Self.buffersShow || enders.contains(Engine.shared.lane.number) { return .write }
    guard let task, let ask = task.ask else { return .put }
    let lock = lock(at: mutex)
    switch ask.use(of: lock) {
    case .looksForHandler: return []
    // The end of a stream is seen by what is yielded after it; it ends once.
    case .endsStream: return lock.ender === task ? [] : .put
    case .takes: break
    case .unknown: return .write
    case nil: if task.record?.isCancelled != false { return .write }
    }
    if Self.secondTakersTrap, let first = lock.firstTaker, first !== task { return .write }
    return task.leavesOthersFirst ? [.take, .read] : .take
  }

  /// Whether the caller is a child of a group that has ended.
  private func ends(in group: UnsafeRawPointer) -> Bool {
    guard let record = TaskLane.current?.record else { return false }
    return record.group == group && record.isComplete
  }

  private func group(of mutex: UnsafeRawPointer) -> UnsafeRawPointer? {
    let mutex = UInt(bitPattern: mutex)
    return groups.addresses.first { mutex >= $0 && mutex < $0 + Self.sizeOfGroup }
      .flatMap { UnsafeRawPointer(bitPattern: $0) }
  }

  /// As the compiler reserves it: 32 words.
  private static let sizeOfGroup = 32 * UInt(MemoryLayout<Int>.size)
}

/// One lock of the runtime.
final class RuntimeLock: Resource {
  private let mutex: UnsafeRawPointer
  var owner: Lane?
  var stamp = Stamp()
  /// The task that asked for an element first, if it is a stream's.
  var firstTaker: TaskLane?
  /// The task that has ended it by asking as a cancelled one, if it is a stream's.
  var ender: TaskLane?

  init(_ mutex: UnsafeRawPointer) {
    self.mutex = mutex
    super.init(kind: .streamOrGroup)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { !cexploration_is_locked(mutex) }
  override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }
  override func waitReason(for action: Action) -> WaitReason { .runtimeLock }
}
