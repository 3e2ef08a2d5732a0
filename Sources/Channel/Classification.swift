import Exploration

/// What is wrong with an execution.
public struct Classification: Sendable, Codable {
  /// What went wrong.
  public var mistake: Mistake
  /// The places that are to blame, the one where it went wrong last.
  public var places: [CodePlace]
  /// Places to name when none of those has a line.
  public var fallback: [CodePlace]

  /// Makes one.
  public init(_ mistake: Mistake, places: [CodePlace], fallback: [CodePlace] = []) {
    self.mistake = mistake
    self.places = places
    self.fallback = fallback
  }

  /// What kind of mistake it is.
  public var kind: FindingKind { mistake.kind }
}
