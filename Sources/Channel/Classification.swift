import Exploration

/// What is wrong with an execution.
package struct Classification: Hashable, Sendable, Codable {
  /// What went wrong.
  package var mistake: Mistake
  /// The places that are to blame, the one where it went wrong last.
  package var places: [CodePlace]
  /// Places to name when none of those has a line.
  package var fallback: [CodePlace]

  /// Makes one.
  package init(_ mistake: Mistake, places: [CodePlace], fallback: [CodePlace] = []) {
    self.mistake = mistake
    self.places = places
    self.fallback = fallback
  }

  /// What kind of mistake it is.
  package var kind: FindingKind { mistake.kind }
}
