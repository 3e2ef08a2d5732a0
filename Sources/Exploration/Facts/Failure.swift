/// A failure as the engine saw it, in the execution that has just ended.
public struct Failure: Sendable, Codable {
  /// What went wrong.
  public let mistake: Mistake
  /// The learner's place, as far as it is known.
  public let place: CodePlace
  /// The lane that made it.
  public let lane: Int
  /// Where the failing function was called from, for a failure that has no line of its own.
  public let caller: CodePlace
  /// Where something began that it does not go with, if there is such a place.
  public let earlier: CodePlace

  /// What kind of mistake it is.
  public var kind: FindingKind { mistake.kind }
}
