/// What one execution came to.
public struct ExecutionResult {
  /// How it ended.
  public let end: ExecutionEnd
  /// What the program printed.
  public let output: [UInt8]
  /// What went wrong, in order.
  public let failures: [Failure]
  /// Whether a data race was seen that was not known before.
  public let foundNewRace: Bool
  /// The first data race in it, known before or not.
  public let race: Race?
  /// How many scheduling points it had.
  public let steps: Int
  /// Where the lane that ran last waited last.
  public let place: CodePlace
  /// The lanes that had not ended, and what they wait for.
  public let waiting: [WaitingLane]
}

/// A lane that could not go on at an execution's end.
public struct WaitingLane: Sendable, Codable {
  /// Its number.
  public let lane: Int
  /// Its name.
  public var name: String
  /// What it stands for.
  public let kind: Lane.Kind
  /// Whether it may wait for ever.
  public let isDaemon: Bool
  /// The word for what it waits to do.
  public let verb: String
  /// What it waits to do that to.
  public let resource: String
  /// What it waits for, in words.
  public let waitsFor: String
  /// Where it waits.
  public let place: CodePlace
  /// The lanes that would have to act.
  public let holders: [Int]
}

extension LaneTable {
  /// The lanes that have not ended, and what they wait for.
  func thatWait() -> [WaitingLane] {
    all.filter { !$0.isFinished }.map { lane in
      let resource = lane.action.resource
      return WaitingLane(
        lane: lane.number, name: lane.name, kind: lane.kind, isDaemon: lane.isDaemon,
        verb: "\(lane.action.verb)",
        resource: resource.map { one in one.label.map { "\(one.kind) '\($0)'" } ?? one.kind } ?? "",
        waitsFor: resource?.waitDescription(for: lane.action) ?? "",
        place: resource?.waitPlace(for: lane.action) ?? lane.place,
        holders: resource?.holders(for: lane.action).map(\.number) ?? [])
    }
  }
}
