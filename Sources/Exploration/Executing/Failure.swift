import CExploration

/// What can be wrong with a program, one kind each.
public enum FindingKind: String, Sendable, Codable, CaseIterable {
  case dataRace
  case failedCheck
  case wrongResult
  case tooManyAtOnce
  case tooSlow
  case uncaughtError
  case deadlock
  case lostWakeup
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
  case uncontrolled
  case unsupported
  case crashed
  case ended
  case tooManyLanes
  case tooMuchOutput
}

/// A failure as the engine saw it, in the execution that has just ended.
public struct Failure: Sendable, Codable {
  /// What kind of mistake it is.
  public let kind: FindingKind
  /// One sentence that says what happened.
  public let message: String
  /// The learner's place, as far as it is known.
  public let place: CodePlace
  /// The lane that made it.
  public let lane: Int
  /// Where the failing function was called from, for a failure that has no line of its own.
  public let caller: CodePlace
}

extension Engine {
  /// Ends the execution: the calling lane has done something wrong.
  ///
  /// - Parameters:
  ///   - kind: What kind of mistake it is.
  ///   - message: One sentence that says what happened here.
  ///   - place: Where, if that is not the innermost place on the lane's stack.
  ///   - caller: Where the failing function was called from.
  public func fail(
    _ kind: FindingKind, _ message: String, at place: CodePlace? = nil,
    calledFrom caller: CodePlace = CodePlace(0)
  ) -> Never {
    note(kind, message, at: place, calledFrom: caller)
    end = .failed
    leave()
  }

  /// Remembers something wrong that does not end the execution.
  public func note(
    _ kind: FindingKind, _ message: String, at place: CodePlace? = nil,
    calledFrom caller: CodePlace = CodePlace(0)
  ) {
    let failure = Failure(
      kind: kind, message: message, place: place ?? CodePlace.ofLearner(),
      lane: current?.number ?? 0, caller: caller)
    failures.append(failure)
    recorder?.failed(message, lane: failure.lane, place: failure.place)
  }
}
