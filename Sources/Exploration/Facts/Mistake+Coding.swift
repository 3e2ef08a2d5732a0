/// As a list of its kind and what it holds; see ``CodedCase``.
extension Mistake: Codable {
  /// Writes the list.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .dataRace(let it): try encoder.encode(kind, it)
    case .overlappingAccesses(let writes, let order): try encoder.encode(kind, writes, order)
    case .failedCheck(let it): try encoder.encode(kind, it)
    case .wrongResult(let it): try encoder.encode(kind, it)
    case .tooManyAtOnce(let names, let allowed): try encoder.encode(kind, names, allowed)
    case .tooSlow(let it): try encoder.encode(kind, it)
    case .uncaughtError(let it): try encoder.encode(kind, it)
    case .deadlock(let it): try encoder.encode(kind, it)
    case .lostWakeup(let it): try encoder.encode(kind, it)
    case .spuriousWakeup(let it): try encoder.encode(kind, it)
    case .syncOnOwnQueue(let it): try encoder.encode(kind, it)
    case .groupNeverLeft(let it): try encoder.encode(kind, it)
    case .semaphoreDestroyedInUse(let initial, let value): try encoder.encode(kind, initial, value)
    case .queueMisuse(let it): try encoder.encode(kind, it)
    case .recursiveLock(let lock, let lane, let isUpgrade):
      try encoder.encode(kind, lock, lane, isUpgrade)
    case .unlockByAnother(let lock, let lane, let owner, let toWait):
      try encoder.encode(kind, lock, lane, owner, toWait)
    case .wrongPrecondition(let it): try encoder.encode(kind, it)
    case .dependencyCycle(let it): try encoder.encode(kind, it)
    case .operationNeverFinished(let operation, let why): try encoder.encode(kind, operation, why)
    case .operationMisuse(let it): try encoder.encode(kind, it)
    case .continuationNeverResumed(let it): try encoder.encode(kind, it)
    case .stillWaiting(let it): try encoder.encode(kind, it)
    case .poolExhausted(let pool, let width, let lane): try encoder.encode(kind, pool, width, lane)
    case .noProgress(let it): try encoder.encode(kind, it)
    case .unfinished(let it): try encoder.encode(kind, it)
    case .uncontrolled(let it): try encoder.encode(kind, it)
    case .unsupported(let it): try encoder.encode(kind, it)
    case .crashed(let it): try encoder.encode(kind, it)
    case .ended(let it): try encoder.encode(kind, it)
    case .tooManyLanes(let most): try encoder.encode(kind, most)
    case .tooMuchOutput(let kibibytes): try encoder.encode(kind, kibibytes)
    case .groupLeftTooOften, .continuationResumedTwice: try encoder.encode(kind)
    }
  }

  /// Reads the list.
  ///
  /// - Throws: `DecodingError` for anything else.
  package init(from decoder: any Decoder) throws {
    var it = try CodedCase(from: decoder)
    let kind: FindingKind = try it.name()
    self =
      switch kind {
      case .dataRace: .dataRace(try it.next())
      case .overlappingAccesses: .overlappingAccesses(writes: try it.next(), try it.next())
      case .failedCheck: .failedCheck(try it.next())
      case .wrongResult: .wrongResult(try it.next())
      case .tooManyAtOnce: .tooManyAtOnce(try it.next(), allowed: try it.next())
      case .tooSlow: .tooSlow(try it.next())
      case .uncaughtError: .uncaughtError(try it.next())
      case .deadlock: .deadlock(try it.next())
      case .lostWakeup: .lostWakeup(try it.next())
      case .spuriousWakeup: .spuriousWakeup(try it.next())
      case .syncOnOwnQueue: .syncOnOwnQueue(try it.next())
      case .groupLeftTooOften: .groupLeftTooOften
      case .groupNeverLeft: .groupNeverLeft(try it.next())
      case .semaphoreDestroyedInUse:
        .semaphoreDestroyedInUse(initial: try it.next(), value: try it.next())
      case .queueMisuse: .queueMisuse(try it.next())
      case .recursiveLock:
        .recursiveLock(try it.next(), by: try it.next(), isUpgrade: try it.next())
      case .unlockByAnother:
        .unlockByAnother(
          try it.next(), by: try it.next(), owner: try it.next(), toWait: try it.next())
      case .wrongPrecondition: .wrongPrecondition(try it.next())
      case .dependencyCycle: .dependencyCycle(try it.next())
      case .operationNeverFinished: .operationNeverFinished(try it.next(), try it.next())
      case .operationMisuse: .operationMisuse(try it.next())
      case .continuationResumedTwice: .continuationResumedTwice
      case .continuationNeverResumed: .continuationNeverResumed(try it.next())
      case .stillWaiting: .stillWaiting(try it.next())
      case .poolExhausted: .poolExhausted(try it.next(), try it.next(), needed: try it.next())
      case .noProgress: .noProgress(try it.next())
      case .unfinished: .unfinished(try it.next())
      case .uncontrolled: .uncontrolled(try it.next())
      case .unsupported: .unsupported(try it.next())
      case .crashed: .crashed(try it.next())
      case .ended: .ended(try it.next())
      case .tooManyLanes: .tooManyLanes(most: try it.next())
      case .tooMuchOutput: .tooMuchOutput(kibibytes: try it.next())
      }
  }
}
