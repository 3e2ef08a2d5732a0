/// What a resource is: a closed list, so that nothing depends on how it is called.
public enum ResourceKind: String, Hashable, Sendable, Codable, CaseIterable {
  // Memory, and what every program has.
  case variable, atomic, lazyGlobal, output, clock, thread, threadKeys, object, objectOrder

  // Locks and what is built like them.
  case nsLock, nsRecursiveLock, nsCondition, nsConditionLock
  case mutex, atomicLazyReference
  case pthreadMutex, spinLock, readWriteLock, pthreadCondition, pthreadBarrier, pthreadOnce
  case semaphore, posixSemaphore

  // Dispatch.
  case group, workItem, serialQueue, concurrentQueue, globalQueue, mainQueue
  case dispatchPool, concurrentPerform, source, dispatchTimer

  // Foundation.
  case operation, operationLock, operations, operationQueue, barrier
  case runLoop, timer, notificationCenter

  // Swift Concurrency.
  case task, tasks, taskPool, actor, mainActor, streamOrGroup, cancellation, continuation,
    priorities, observation

  // A check's own.
  case check, work
}

extension ResourceKind {
  /// Whether threads wait for its signal while they do not have its lock.
  package var isCondition: Bool {
    self == .nsCondition || self == .nsConditionLock || self == .pthreadCondition
  }

  /// Whether a lane that waits for it with a step waits for lanes that have it: for none, if all that have
  /// taken it have given it back.
  func isHeld(_ verb: Verb) -> Bool {
    switch self {
    case .nsLock, .nsRecursiveLock, .mutex, .pthreadMutex, .spinLock, .readWriteLock: true
    case .pthreadOnce, .lazyGlobal, .atomicLazyReference, .streamOrGroup, .observation: true
    case .output: true
    case .serialQueue, .concurrentQueue, .globalQueue, .mainQueue: true
    case .nsCondition: verb == .lock || verb == .lockAgain
    default: false
    }
  }
}

/// What a story calls a resource: its kind and, where the program gave it one, its own name.
public struct ResourceName: Hashable, Sendable, Codable {
  /// What it is.
  package var kind: ResourceKind
  /// The learner's name for it, such as a queue's label.
  package var label: String?
  /// Its 1-based index among those of its kind, where that tells it from others without a name.
  package var number: Int?

  /// Names a resource.
  package init(_ kind: ResourceKind, label: String? = nil, number: Int? = nil) {
    self.kind = kind
    self.label = label
    self.number = number
  }
}

extension ResourceKind {
  /// A number of its own, the same in all processes.
  var number: Int32 { Self.numbers[self] ?? -1 }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, Int32($0)) })
}
