import Exploration

/// What is wrong with an execution.
public struct Classification: Sendable, Codable {
  /// What kind of mistake it is.
  public var kind: FindingKind
  /// One sentence about this very case.
  public var message: String
  /// The places that are to blame, the one where it went wrong last.
  public var places: [CodePlace]
  /// Places to name when none of those has a line.
  public var fallback: [CodePlace]

  /// Makes one.
  public init(
    kind: FindingKind, message: String, places: [CodePlace], fallback: [CodePlace] = []
  ) {
    self.kind = kind
    self.message = message
    self.places = places
    self.fallback = fallback
  }

  /// What an outcome says of it: its own sentence, where that says more than the kind, and otherwise
  /// the identifier of the kind.
  public var failure: String {
    let saysMore: Set<FindingKind> = [
      .failedCheck, .uncaughtError, .crashed, .wrongResult, .tooManyAtOnce, .tooSlow,
    ]
    return saysMore.contains(kind) ? message : kind.rawValue
  }
}
