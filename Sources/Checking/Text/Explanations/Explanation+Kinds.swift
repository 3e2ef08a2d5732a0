import Exploration

extension Explanation {
  static func of(_ kind: FindingKind) -> Explanation {
    switch kind {
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

  static func of(_ assumption: Assumption) -> Explanation {
    switch assumption {
    case .exactTime: .exactTime
    case .instantSteps: .instantSteps
    case .noWakeWithoutSignal: .noWakeWithoutSignal
    case .widePools: .widePools
    case .iterationThreads: .iterationThreads
    case .sharedIterations: .sharedIterations
    case .orderOfEnds: .orderOfEnds
    case .sequentialConsistency: .sequentialConsistency
    case .strongExchange: .strongExchange
    case .fewLooks: .fewLooks
    case .chance: .chance
    case .hashing: .hashing
    case .objectOrder: .objectOrder
    case .actorOrder: .actorOrder
    case .wholeCancellation: .wholeCancellation
    case .idleVisits: .idleVisits
    case .noticedReadiness: .noticedReadiness
    case .barrierTurn: .barrierTurn
    case .date: .date
    case .machine: .machine
    case .libraries: .libraries
    case .libraryReleases: .libraryReleases
    case .isolatedDeinitializers: .isolatedDeinitializers
    }
  }
}
