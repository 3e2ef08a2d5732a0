extension Mistake {
  /// What Dispatch ends a program for.
  package enum QueueMisuse: Hashable, Sendable, Codable {
    case resumedWhileInactive(ResourceName)
    case resumedTooOften(ResourceName)
    case targetSetLate(ResourceName)
    case ownTarget(ResourceName)
    case destroyedInactive(ResourceName)
    case destroyedSuspended(ResourceName)
    case workItemAwaitedTwice
    case workItemRunAgain(isAwaited: Bool)
    case negativeSemaphore(Int)
    case dispatchMainElsewhere
    /// `concurrentPerform` with fewer than no iterations.
    case negativeIterations(Int)
    /// `sync(flags:execute:)` with other flags than none or a barrier alone.
    case flagsOfSync
  }

  /// Code that runs where it must not.
  package enum WrongPlace: Hashable, Sendable, Codable {
    case notOn(ResourceName)
    case notBarrierOn(ResourceName)
    case on(ResourceName)
    case notOnMainActor
    /// With what the program says about it.
    case notOnActor(words: String? = nil)
    /// A closure of the main actor was called on another thread.
    case mainActorClosure
  }

  /// Why an operation in a queue never finished.
  package enum Unfinished: Hashable, Sendable, Codable {
    case neverReported
    /// Its dependency was removed, which Foundation on Linux does not notice.
    case lostDependency(ResourceName)
    case unstartedDependency(ResourceName)
  }

  /// What Foundation ends a program for.
  package enum OperationMisuse: Hashable, Sendable, Codable {
    case startedInQueue(ResourceName)
    case startedTwice(ResourceName)
    case startedTooEarly(ResourceName)
    case addedAgain(ResourceName)
    case addedAfterStart(ResourceName)
    case finishedBeforeStart(ResourceName)
    case blockAddedLate(ResourceName)
    case limit(Int)
    case queueSetLate
  }
}
