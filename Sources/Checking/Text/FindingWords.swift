import Exploration

/// How one kind of finding is told.
struct FindingWords {
  let title: String
  let meaning: String
  let advice: String

  init(_ title: String, _ meaning: String, _ advice: String) {
    (self.title, self.meaning, self.advice) = (title, meaning, advice)
  }
}

extension FindingKind {
  /// A short name, as the middle of a sentence.
  package var title: String { words.title }
  /// What it means in general, in plain words.
  package var meaning: String { words.meaning }
  /// What to try.
  package var advice: String { words.advice }

  private var words: FindingWords {
    switch self {
    case .dataRace: .dataRace
    case .overlappingAccesses: .overlappingAccesses
    case .failedCheck: .failedCheck
    case .wrongResult: .wrongResult
    case .tooManyAtOnce: .tooManyAtOnce
    case .tooSlow: .tooSlow
    case .uncaughtError: .uncaughtError
    case .crashed: .crashed
    case .ended: .ended
    case .uncontrolled: .uncontrolled
    case .unsupported: .unsupported
    case .tooManyLanes: .tooManyLanes
    case .tooMuchOutput: .tooMuchOutput
    case .noProgress: .noProgress
    case .unfinished: .unfinished
    case .deadlock: .deadlock
    case .lostWakeup: .lostWakeup
    case .spuriousWakeup: .spuriousWakeup
    case .stillWaiting: .stillWaiting
    case .poolExhausted: .poolExhausted
    case .syncOnOwnQueue: .syncOnOwnQueue
    case .recursiveLock: .recursiveLock
    case .unlockByAnother: .unlockByAnother
    case .groupLeftTooOften: .groupLeftTooOften
    case .groupNeverLeft: .groupNeverLeft
    case .semaphoreDestroyedInUse: .semaphoreDestroyedInUse
    case .queueMisuse: .queueMisuse
    case .wrongPrecondition: .wrongPrecondition
    case .dependencyCycle: .dependencyCycle
    case .operationNeverFinished: .operationNeverFinished
    case .operationMisuse: .operationMisuse
    case .continuationResumedTwice: .continuationResumedTwice
    case .continuationNeverResumed: .continuationNeverResumed
    }
  }
}
