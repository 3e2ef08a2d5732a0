/// What went wrong, with all that the words about it need.
///
/// There is one case for each ``FindingKind``, so that the kind of a finding never depends on how the
/// finding is told.
package enum Mistake: Hashable, Sendable {
  case dataRace(RaceAccesses)
  /// - Parameters:
  ///   - writes: Whether each of the two writes, the one that began first and the other.
  ///   - order: What orders their beginnings.
  case overlappingAccesses(writes: [Bool], _ order: OverlapOrder)
  case failedCheck(FailedCheck)
  case wrongResult(Expectation)
  case tooManyAtOnce([String], allowed: Int)
  case tooSlow(Slowness)
  case uncaughtError(String)
  case deadlock(Deadlock)
  case lostWakeup(LostWakeup)
  case spuriousWakeup(SpuriousWakeup)
  case syncOnOwnQueue(ResourceName)
  case groupLeftTooOften
  case groupNeverLeft(UnleftGroup)
  case semaphoreDestroyedInUse(initial: Int, value: Int)
  case queueMisuse(QueueMisuse)
  /// - Parameter isUpgrade: Whether the lane has it for reading and wants it for writing.
  case recursiveLock(ResourceName, by: LaneName, isUpgrade: Bool)
  /// - Parameters:
  ///   - owner: The lane that has it; `nil` for none.
  ///   - toWait: Whether it was to be unlocked for a wait.
  case unlockByAnother(ResourceName, by: LaneName, owner: LaneName?, toWait: Bool)
  case wrongPrecondition(WrongPlace)
  /// The operations of the cycle; the last one waits for the first.
  case dependencyCycle([ResourceName])
  case operationNeverFinished(ResourceName, Unfinished)
  case operationMisuse(OperationMisuse)
  case continuationResumedTwice
  case continuationNeverResumed(Unresumed)
  case stillWaiting(Leftover)
  /// Every worker of a pool waits, and a lane has none.
  case poolExhausted(ResourceKind, PoolWidth, needed: LaneName)
  /// A lane looks at a value that no lane changes, and comes back to where it was.
  case noProgress(LaneName)
  case unfinished(RunLimit)
  case uncontrolled(Divergence)
  case unsupported(Refusal)
  case crashed(Crash)
  case ended(Ending)
  case tooManyLanes(most: Int)
  case tooMuchOutput(kibibytes: Int)
}

extension Mistake {
  /// What kind of mistake it is.
  package var kind: FindingKind {
    switch self {
    case .dataRace: .dataRace
    case .overlappingAccesses: .overlappingAccesses
    case .failedCheck: .failedCheck
    case .wrongResult: .wrongResult
    case .tooManyAtOnce: .tooManyAtOnce
    case .tooSlow: .tooSlow
    case .uncaughtError: .uncaughtError
    case .deadlock: .deadlock
    case .lostWakeup: .lostWakeup
    case .spuriousWakeup: .spuriousWakeup
    case .syncOnOwnQueue: .syncOnOwnQueue
    case .groupLeftTooOften: .groupLeftTooOften
    case .groupNeverLeft: .groupNeverLeft
    case .semaphoreDestroyedInUse: .semaphoreDestroyedInUse
    case .queueMisuse: .queueMisuse
    case .recursiveLock: .recursiveLock
    case .unlockByAnother: .unlockByAnother
    case .wrongPrecondition: .wrongPrecondition
    case .dependencyCycle: .dependencyCycle
    case .operationNeverFinished: .operationNeverFinished
    case .operationMisuse: .operationMisuse
    case .continuationResumedTwice: .continuationResumedTwice
    case .continuationNeverResumed: .continuationNeverResumed
    case .stillWaiting: .stillWaiting
    case .poolExhausted: .poolExhausted
    case .noProgress: .noProgress
    case .unfinished: .unfinished
    case .uncontrolled: .uncontrolled
    case .unsupported: .unsupported
    case .crashed: .crashed
    case .ended: .ended
    case .tooManyLanes: .tooManyLanes
    case .tooMuchOutput: .tooMuchOutput
    }
  }

  /// The most workers with which a pool of tasks runs dry; `nil` for every other mistake.
  package var width: Int? {
    if case .poolExhausted(.taskPool, let width, _) = self { width.workers } else { nil }
  }

  /// Whether two executions with mistakes of this kind have the same outcome only if these are equal.
  ///
  /// Of most kinds there is nothing more to say than the kind; these say what did not hold.
  package var isPartOfOutcome: Bool {
    switch kind {
    case .failedCheck, .uncaughtError, .crashed, .wrongResult, .tooManyAtOnce, .tooSlow: true
    default: false
    }
  }
}
