/// The result of one execution.
package struct ExecutionResult {
  /// How it ended.
  package let end: ExecutionEnd
  /// What the program printed.
  package let output: [UInt8]
  /// What went wrong, in order.
  package let failures: [Failure]
  /// Whether a data race was seen that was not known before.
  package let foundNewRace: Bool
  /// Whether a lane was seen for the first time to touch some word of another one's stack: what that one
  /// did to it before was not told.
  package let lendsMore: Bool
  /// The first data race in it, known before or not.
  package let race: Race?
  /// How many scheduling points it had.
  package let steps: Int
  /// Where the lane that ran last waited last.
  package let place: CodePlace
  /// The lanes that had not ended, and what they wait for.
  package let waiting: [WaitingLane]
  /// What of the machine it depends on.
  package let assumptions: [Assumption]
  /// The most workers with which a pool of tasks would have run dry in it, where the pool got another
  /// one only when no lane could run; 0 for none.
  package let dryWidth: Int
  /// The waits that ended without a signal and were taken for done.
  package let trusts: [Trust]
  /// The first look in vain of each lane at each place.
  package let vainLooks: [VainLook]
  /// The last step with which the loop that looks on last did so, where others would usually go first.
  package let lastLookOn: Int?
}

/// A lane that could not continue at an execution's end.
package struct WaitingLane: Hashable, Sendable, Codable {
  /// Its number.
  package let lane: Int
  /// What stories call it.
  package var name: LaneName
  /// Whether it may wait forever.
  package let isDaemon: Bool
  /// What it waits to do.
  package let verb: Verb
  /// What it waits for; `nil` if that is nothing that lanes share.
  package var reason: WaitReason?
  /// Where it waits.
  package let place: CodePlace
  /// The lanes that would have to act.
  package let holders: [Int]
  /// Whether it looks for a change in a loop that came back to exactly where it was.
  package var isBackWhereItWas = false
  /// The number in the execution of what it waits for; -1 for none.
  package var resource = -1
}

extension LaneTable {
  /// What of the machine the execution depends on.
  ///
  /// - Parameter mayRunDry: Whether a pool of tasks may have no worker left for some order of it.
  func assumptions(mayRunDry: Bool) -> [Assumption] {
    (awaitsTime ? [.exactTime] : []) + (awaitsSignals ? [.noWakeWithoutSignal] : [])
      + (mayRunDry ? [.widePools] : []) + (iterationsWait ? [.iterationThreads] : [])
      + (measuresSteps ? [.instantSteps] : []) + Assumption.noted
  }

  /// The lanes that have not ended, and what they wait for.
  func thatWait() -> [WaitingLane] {
    all.filter { !$0.isFinished }.map { lane in
      let resource = lane.prompt?.resource ?? lane.action.resource
      return WaitingLane(
        lane: lane.number, name: lane.title, isDaemon: lane.isDaemon, verb: lane.action.verb,
        reason: resource?.waitReason(for: lane.action),
        place: resource?.waitPlaces(for: lane.action).first ?? lane.place,
        holders: resource?.holders(for: lane.action).map(\.number) ?? [],
        isBackWhereItWas: lane.rounds.hasComeBack,
        resource: (resource?.whole ?? resource)?.number ?? -1)
    }
  }
}
