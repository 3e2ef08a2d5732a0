/// What a lane stands for.
public enum LaneKind: String, Sendable, Codable {
  case main, thread, queue, task, operation, other
}

/// What a story calls a lane.
public struct LaneName: Hashable, Sendable, Codable {
  /// What it stands for.
  public var kind: LaneKind
  /// Its name.
  public var name: String

  /// Names a lane.
  public init(_ kind: LaneKind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
