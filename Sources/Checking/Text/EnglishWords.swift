import Exploration

/// The words that people read.
package struct English: Phrasebook {
  /// The only language there is.
  package init() {}

  package func title(of kind: FindingKind) -> String { kind.title }

  package func title(of mistake: Mistake) -> String {
    if case .poolExhausted(.taskPool, let width, _) = mistake {
      return "hang with \(processors(width))"
    }
    return mistake.kind.title
  }

  package func name(_ resource: ResourceName) -> String {
    if let label = resource.label { return "\(word(for: resource.kind)) '\(label)'" }
    if let number = resource.number { return "\(word(for: resource.kind)) \(number)" }
    return word(for: resource.kind)
  }

  /// The same where it is not clear from the context that it has no name.
  func nameOrNone(_ resource: ResourceName) -> String {
    let isUnlabelled = resource.label == nil && resource.number == nil
    return name(resource) + (isUnlabelled && resource.kind.hasLabel ? " without a label" : "")
  }

  /// A lane at the beginning of a sentence.
  func subject(_ lane: LaneName) -> String {
    switch lane.kind {
    case .main: "The main thread"
    case .thread: "Thread '\(lane.name)'"
    case .queue: "Queue '\(lane.name)'"
    case .task: "Task '\(lane.name)'"
    case .operation: "Operation '\(lane.name)'"
    case .other: "'\(lane.name)'"
    }
  }

  /// A lane inside of a sentence.
  func inside(_ lane: LaneName) -> String {
    let words = subject(lane)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  private func word(for kind: ResourceKind) -> String {
    switch kind {
    case .variable: "variable"
    case .atomic: "atomic"
    case .lazyGlobal: "lazy global"
    case .output: "output"
    case .clock: "clock"
    case .thread: "thread"
    case .threadKeys: "keys of threads"
    case .object: "object"
    case .objectOrder: "objects by identity"
    case .nsLock: "NSLock"
    case .nsRecursiveLock: "NSRecursiveLock"
    case .nsCondition: "NSCondition"
    case .nsConditionLock: "NSConditionLock"
    case .mutex: "Mutex"
    case .atomicLazyReference: "AtomicLazyReference"
    case .pthreadMutex: "pthread mutex"
    case .spinLock: "spin lock"
    case .readWriteLock: "pthread read-write lock"
    case .pthreadCondition: "pthread condition"
    case .pthreadBarrier: "pthread barrier"
    case .pthreadOnce: "pthread once"
    case .semaphore: "semaphore"
    case .posixSemaphore: "POSIX semaphore"
    case .group: "group"
    case .workItem: "work item"
    case .serialQueue: "serial queue"
    case .concurrentQueue: "concurrent queue"
    case .globalQueue: "global queue"
    case .mainQueue: "main queue"
    case .dispatchPool: "Dispatch's pool"
    case .concurrentPerform: "concurrentPerform"
    case .source: "source"
    case .dispatchTimer: "timer"
    case .operation: "operation"
    case .operationLock: "lock inside the operation"
    case .operations: "operations"
    case .operationQueue: "operation queue"
    case .barrier: "barrier"
    case .runLoop: "run loop"
    case .timer: "Timer"
    case .notificationCenter: "NotificationCenter"
    case .task: "task"
    case .tasks: "tasks"
    case .taskPool: "the pool of Swift Concurrency"
    case .actor: "actor"
    case .mainActor: "main actor"
    case .streamOrGroup: "stream or group"
    case .cancellation: "cancellation"
    case .continuation: "continuation"
    case .priorities: "other tasks"
    case .observation: "lock of Observation"
    case .check: "check"
    case .work: "work"
    }
  }
}

extension ResourceKind {
  /// Whether the program may give it a label of its own.
  fileprivate var hasLabel: Bool { self == .serialQueue || self == .concurrentQueue }
}
