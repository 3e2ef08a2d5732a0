import CExploration
import Exploration

/// The locks that the runtime takes inside its library: they tell which stream or group somebody has
/// just acted on.
final class RuntimeLocks {
  /// Whether the program can see more of a stream than the order of its elements: what a full buffer
  /// drops, or how many elements are left.
  // Both are set before the first execution.
  nonisolated(unsafe) static var buffersShow = true
  /// Whether the program can see in which order the children of a group end.
  nonisolated(unsafe) static var orderInGroupsShows = true

  private var locks: [UnsafeRawPointer: RuntimeLock] = [:]
  private var groups: Set<UnsafeRawPointer> = []

  private static let ofExecution = PerExecution { RuntimeLocks() }
  static var current: RuntimeLocks { ofExecution.current }

  /// A group has children; its lock lies in the group itself.
  func know(group: UnsafeRawPointer) { groups.insert(group) }

  private func lock(at mutex: UnsafeRawPointer) -> RuntimeLock {
    if let known = locks[mutex] { return known }
    let new = RuntimeLock(mutex)
    locks[mutex] = new
    return new
  }

  /// Another lane has the lock and must go on first.
  func wait(for mutex: UnsafeRawPointer) {
    if isOfTask(mutex) { ConcurrencyCalls.cancellation.current.ends() }
    Engine.shared.wait(Action(.lock, lock(at: mutex), []))
  }

  func locked(_ mutex: UnsafeRawPointer) {
    let engine = Engine.shared
    let lock = lock(at: mutex)
    lock.owner = engine.lane
    // Before what the lock hands over is known: with it, nobody could have come in another order.
    if isOfTask(mutex) {
      ConcurrencyCalls.cancellation.current.ends()
    } else {
      let effect = effect(of: mutex)
      if !effect.isEmpty { engine.effect(effect, on: lock) }
    }
    engine.acquire(lock.stamp)
  }

  /// Whether it is a task's own lock: whoever cancels the task has it, also while the handlers run.
  private func isOfTask(_ mutex: UnsafeRawPointer) -> Bool {
    Tasks.current.all.contains { $0.contains(mutex) }
  }

  func unlocks(_ mutex: UnsafeRawPointer) {
    let lock = lock(at: mutex)
    lock.owner = nil
    Engine.shared.releaseJoining(into: &lock.stamp)
  }

  private func effect(of mutex: UnsafeRawPointer) -> Effect {
    let task = TaskLane.current
    if let group = groups.first(where: { mutex >= $0 && mutex < $0 + Self.sizeOfGroup }) {
      // The order in which children end is the order in which the group gives their results.
      let ends = task?.record?.group == group && task?.record?.isComplete == true
      return ends && Self.orderInGroupsShows ? .put : []
    }
    if Self.buffersShow { return .write }
    guard let task, task.awaitsElement else { return .put }
    return .take
  }

  /// As the compiler reserves it: 32 words.
  private static let sizeOfGroup = 32 * MemoryLayout<Int>.size
}

/// One lock of the runtime.
final class RuntimeLock: Resource {
  private let mutex: UnsafeRawPointer
  var owner: Lane?
  var stamp = Stamp()

  init(_ mutex: UnsafeRawPointer) {
    self.mutex = mutex
    super.init(kind: .streamOrGroup)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { !cexploration_is_locked(mutex) }
  override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }
  override func waitReason(for action: Action) -> WaitReason { .runtimeLock }
}
