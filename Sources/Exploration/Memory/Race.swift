/// Two accesses of one variable, at least one a write, that nothing orders.
public struct Race: Sendable, Codable {
  /// One of the two.
  public struct Access: Sendable, Codable {
    /// Where in the code it stands.
    public let place: CodePlace
    /// Whether it writes.
    public let writes: Bool
    /// The lane that did it.
    public let lane: Int
  }
  /// The one that came first in the execution.
  public let earlier: Access
  /// The one that came second.
  public let later: Access
}

/// The places of a race, in either order: a race is found once.
public struct RacePair: Hashable, Sendable, Codable {
  /// The place that stands first in the object.
  public let first: CodePlace
  /// The place that stands second.
  public let second: CodePlace

  /// The places of two accesses, in any order.
  public init(_ a: CodePlace, _ b: CodePlace) {
    (first, second) = a < b ? (a, b) : (b, a)
  }
}
