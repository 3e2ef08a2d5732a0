/// What can be wrong with a program, one kind each.
package enum FindingKind: String, Sendable, Codable, CaseIterable {
  case dataRace
  case overlappingAccesses
  case failedCheck
  case wrongResult
  case tooManyAtOnce
  case tooSlow
  case uncaughtError
  case deadlock
  case lostWakeup
  case spuriousWakeup
  case syncOnOwnQueue
  case groupLeftTooOften
  case groupNeverLeft
  case semaphoreDestroyedInUse
  case queueMisuse
  case recursiveLock
  case unlockByAnother
  case wrongPrecondition
  case dependencyCycle
  case operationNeverFinished
  case operationMisuse
  case continuationResumedTwice
  case continuationNeverResumed
  case stillWaiting
  case poolExhausted
  case noProgress
  case unfinished
  case uncontrolled
  case unsupported
  case crashed
  case ended
  case tooManyLanes
  case tooMuchOutput

  /// Whether it says where the check ends, and nothing about the program: whether an execution that reached a
  /// limit would go right is not known.
  package var isLimit: Bool {
    switch self {
    case .unfinished, .tooManyLanes, .tooMuchOutput: true
    default: false
    }
  }
}
