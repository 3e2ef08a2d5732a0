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
  /// Whether a lane was seen for the first time to touch some word of another one's stack: what that one
  /// did to it before was not told.
  public let lendsMore: Bool
  /// The first data race in it, known before or not.
  public let race: Race?
  /// How many scheduling points it had.
  public let steps: Int
  /// Where the lane that ran last waited last.
  public let place: CodePlace
  /// The lanes that had not ended, and what they wait for.
  public let waiting: [WaitingLane]
  /// What of the machine it depends on.
  public let assumptions: [Assumption]
  /// The most workers with which a pool of tasks would have run dry in it, where the pool got another
  /// one only when nothing else could go on; 0 for none.
  public let dryWidth: Int
  /// The waits that ended without a signal and were taken for done.
  public let trusts: [Trust]
}

/// A lane that could not go on at an execution's end.
public struct WaitingLane: Sendable, Codable {
  /// Its number.
  public let lane: Int
  /// What stories call it.
  public var name: LaneName
  /// Whether it may wait for ever.
  public let isDaemon: Bool
  /// What it waits to do.
  public let verb: Verb
  /// What it waits for; `nil` if that is nothing that lanes share.
  public let reason: WaitReason?
  /// Where it waits.
  public let place: CodePlace
  /// The lanes that would have to act.
  public let holders: [Int]
}

extension LaneTable {
  /// What of the machine the execution depends on.
  ///
  /// - Parameter mayRunDry: Whether a pool of tasks may have no worker left for some order of it.
  func assumptions(mayRunDry: Bool) -> [Assumption] {
    (awaitsTime ? [.exactTime] : []) + (awaitsSignals ? [.noWakeWithoutSignal] : [])
      + (mayRunDry ? [.widePools] : []) + Assumption.noted
  }

  /// The lanes that have not ended, and what they wait for.
  func thatWait() -> [WaitingLane] {
    all.filter { !$0.isFinished }.map { lane in
      let resource = lane.prompt?.resource ?? lane.action.resource
      return WaitingLane(
        lane: lane.number, name: lane.title, isDaemon: lane.isDaemon, verb: lane.action.verb,
        reason: resource?.waitReason(for: lane.action),
        place: resource?.waitPlace(for: lane.action) ?? lane.place,
        holders: resource?.holders(for: lane.action).map(\.number) ?? [])
    }
  }
}
