/// What a lane stands for.
package enum LaneKind: String, Sendable, Codable {
  case main, thread, queue, task, operation, other
}

/// What a story calls a lane.
package struct LaneName: Hashable, Sendable, Codable {
  /// What it stands for.
  package var kind: LaneKind
  /// Its name.
  package var name: String

  /// Names a lane.
  package init(_ kind: LaneKind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
