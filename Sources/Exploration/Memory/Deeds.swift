/// How often a lane has done something that others may notice, and that is more than to look.
///
/// A loop that looks at a variable may wait for it, or may do many things and look before each of them whether it shall
/// stop. Between the looks of the one the lane does nothing. What it does to the variables themselves is not counted
/// here, nor what only gets it carried on.
struct Deeds: Equatable {
  /// What is not only the use of a lock.
  private(set) var lasting = 0
  private var locks = 0

  /// It does something to a resource of this kind, other than to look.
  mutating func add(_ kind: ResourceKind) {
    switch kind {
    case .variable, .atomic, .lazyGlobal, .object, .objectOrder, .clock: return
    case .task, .tasks, .taskPool, .actor, .mainActor, .dispatchPool, .priorities, .cancellation:
      return
    case .nsLock, .nsRecursiveLock, .nsCondition, .nsConditionLock: locks += 1
    case .mutex, .pthreadMutex, .spinLock, .readWriteLock: locks += 1
    default: lasting += 1
    }
  }
}
