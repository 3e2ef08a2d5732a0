import Exploration

/// The sentences about what Dispatch and Foundation end a program for.
extension English {
  func sentence(_ misuse: Mistake.QueueMisuse) -> String {
    switch misuse {
    case .resumedWhileInactive(let queue):
      "The \(nameOrNone(queue)) is resumed before it was activated: it is inactive, not suspended."
    case .resumedTooOften(let queue):
      "The \(nameOrNone(queue)) is resumed once more than it was suspended."
    case .targetSetLate(let queue):
      "The target of the \(nameOrNone(queue)) is set after it was activated."
    case .ownTarget(let queue): "The \(nameOrNone(queue)) becomes its own target."
    case .destroyedInactive(let queue):
      "The \(nameOrNone(queue)) is destroyed before it was activated."
    case .destroyedSuspended(let queue):
      "The \(nameOrNone(queue)) is destroyed while it is suspended."
    case .workItemAwaitedTwice: "A work item is waited for twice; only one wait is allowed."
    case .workItemRunAgain(let isAwaited):
      "A work item is both run more than once and \(isAwaited ? "waited for" : "observed"); "
        + "Dispatch allows only one."
    case .negativeSemaphore(let value): "A semaphore is made with the negative value \(value)."
    case .dispatchMainElsewhere: "dispatchMain() is called on a thread other than the main one."
    case .negativeIterations(let count):
      "concurrentPerform is called with \(count) iterations, which Dispatch takes for 2^64 - "
        + "\(count.magnitude): it never comes to their end."
    case .flagsOfSync:
      "sync(flags:execute:) is called with other flags than .barrier alone: Dispatch on Linux "
        + "stops the program before the block runs."
    }
  }

  func sentence(_ place: Mistake.WrongPlace) -> String {
    switch place {
    case .notOn(let queue): "This must run on the \(nameOrNone(queue)), but does not."
    case .notBarrierOn(let queue):
      "This must run as a barrier on the \(nameOrNone(queue)), but does not."
    case .on(let queue): "This must not run on the \(nameOrNone(queue)), but does."
    case .notOnMainActor: "Code that must run on the main actor runs somewhere else."
    case .notOnActor(let words):
      "Code that must run on an actor's executor runs somewhere else"
        + (words.map { ": \($0)" } ?? ".")
    case .mainActorClosure:
      "A closure that belongs to the main actor runs on another thread."
    }
  }

  func sentence(_ operation: ResourceName, _ reason: Mistake.Unfinished) -> String {
    switch reason {
    case .neverReported:
      "The \(name(operation)) was started and never reports that it has finished."
    case .lostDependency(let dependency):
      "The \(name(operation)) never runs: its dependency, \(name(dependency)), was removed, "
        + "and Foundation on Linux then has the wrong count of those that it waits for."
    case .unstartedDependency(let dependency):
      "The \(name(operation)) never runs: it depends on the \(name(dependency)), which was never "
        + "started."
    }
  }

  func sentence(_ misuse: Mistake.OperationMisuse) -> String {
    switch misuse {
    case .startedInQueue(let operation):
      "The \(name(operation)) is started by hand although it is in a queue."
    case .startedTwice(let operation):
      "The \(name(operation)) is started a second time."
    case .startedTooEarly(let operation):
      "The \(name(operation)) is started although it still waits for a dependency."
    case .addedAgain(let operation):
      "The \(name(operation)) is added to a queue although it is already in one."
    case .addedAfterStart(let operation):
      "The \(name(operation)) is added to a queue after it was started."
    case .finishedBeforeStart(let operation):
      "The \(name(operation)) reports that it is finished before its queue has started it."
    case .blockAddedLate(let operation):
      "A block is added to the \(name(operation)) after it began to run."
    case .limit(let limit): "An operation queue cannot run \(limit) operations at once."
    case .queueSetLate:
      "The underlying queue of an operation queue is set while operations are in it."
    }
  }
}
