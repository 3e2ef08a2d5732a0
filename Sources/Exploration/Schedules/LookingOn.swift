/// A lane that looks many times for what others have to do, or tries to get what they have, before they go first.
///
/// A loop that gives up some time gives up then.
package struct LookingOn: Hashable, Sendable, Codable {
  /// The lane.
  package let lane: Int
  /// From the step after this one on it runs whenever it can.
  package let after: Int
  /// It does so up to this step, with which it looks for the last time; `nil` to the end.
  package var until: Int?

  /// The looks of a loop that count as many.
  package static let many = 2_000

  /// A lane looks on from the step after one, up to one.
  package init(lane: Int, after: Int, until: Int? = nil) {
    self.lane = lane
    self.after = after
    self.until = until
  }

  /// Whether it looks on at a step.
  func covers(_ step: Int) -> Bool { step > after && until.map { step <= $0 } ?? true }
}

/// As a part of a schedule's text: `look2after7`, or up to a step `look2after7to31`.
extension LookingOn {
  static let look = "look"
  static let after = "after"
  static let to = "to"

  var text: String {
    Self.look + "\(lane)" + Self.after + "\(after)" + (until.map { Self.to + "\($0)" } ?? "")
  }
}
