/// A failure as the engine saw it, in the execution that has just ended.
package struct Failure: Hashable, Sendable, Codable {
  /// What went wrong.
  package let mistake: Mistake
  /// The learner's place, as far as it is known.
  package let place: CodePlace
  /// The lane that made it.
  package let lane: Int
  /// Where the failing function was called from, for a failure that has no line of its own.
  package let caller: CodePlace
  /// Where something began that it does not go with, if there is such a place.
  package let earlier: CodePlace

  /// What kind of mistake it is.
  package var kind: FindingKind { mistake.kind }
}
