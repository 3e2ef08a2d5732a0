/// Where a lane was when it looked, or tried, in vain: to find out whether it goes round and changes nothing.
///
/// A loop that counts its rounds may end some day. One whose registers and stack are as they were, while it and all
/// others only looked, is where it was: nothing but a change by another lane can end it.
struct Rounds {
  private var count = 0
  private var last: [UInt: (state: Standstill, moment: Moment)] = [:]
  /// Where it was twice in one state, by what ``note(_:)`` was told; `nil` if it was not.
  private(set) var place: UInt?

  /// Whether it was twice in one state.
  var hasComeBack: Bool { place != nil }

  /// The looks before the first that is compared: a loop that waits for another lane rarely takes as many.
  private static let usual = 64
  /// The most looks that are compared.
  private static let most = 128

  /// It looks once more in vain.
  ///
  /// - Parameter place: Tells this look from others; the same in each execution where it may be.
  mutating func note(_ place: @autoclosure () -> UInt) {
    count += 1
    guard !hasComeBack, count > Self.usual, count <= Self.most else { return }
    let place = place()
    // What it writes from now on is kept.
    Engine.shared.memory.journal.isKept = true
    let state = Standstill()
    if let before = last[place], before.state == state,
      before.moment.isUndisturbed(othersMayLook: true)
    {
      self.place = place
      let lanes = Engine.shared.lanes
      if lanes.endlessLoops.contains(place) { lanes.isInEndlessLoop = true }
    }
    last[place] = (state, Moment())
  }

  /// It does something else.
  mutating func end() {
    guard count > 0 else { return }
    self = Rounds()
  }
}

extension LaneTable {
  /// Where the lanes go round and change nothing, if no other lane can ever continue, and none is amid a round; else
  /// empty.
  var roundsForEver: Set<UInt> {
    let isOver = all.allSatisfy { lane in
      // One that looks in vain is let go on when no other can: it only waits if it has come back as well.
      lane.isFinished || lane.rounds.hasComeBack && !lane.isAmidRound
        || lane.state == .waiting && lane.action.verb != .lookAgain && lane.deadline == .max
          && !lane.canGoOn(at: 0)
    }
    guard isOver, all.contains(where: { !$0.isDaemon && $0.isGoingRound }) else { return [] }
    return Set(all.lazy.filter(\.isGoingRound).compactMap(\.rounds.place))
  }
}

extension LaneTable {
  /// How an execution ends that has had more than enough steps, or in which all that is left goes round in loops that
  /// used up a limit in an earlier one; `nil` if it goes on.
  ///
  /// - Parameters:
  ///   - excess: How many steps it has had more than enough; 0 or less if it has not.
  ///   - pools: If a lane waits for a worker of one, time may bring one.
  func endOfRounds(excess: Int, _ pools: [WorkerPool]) -> ExecutionEnd? {
    let isTooLong = excess > 0
    guard isTooLong || !pools.contains(where: \.isAwaited) else { return nil }
    let rounds = roundsForEver
    if isTooLong {
      // What a lane has amid its round is nothing that others wait for in vain.
      if rounds.isEmpty, excess < Self.stepsToEndRounds,
        all.contains(where: { $0.isGoingRound && $0.isAmidRound })
      {
        return nil
      }
      endlessLoops.formUnion(rounds)
      return rounds.isEmpty ? .tooLong : .stuck
    }
    return !rounds.isEmpty && rounds.isSubset(of: endlessLoops) ? .stuck : nil
  }

  /// The steps in which lanes end the rounds that they are amid.
  private static let stepsToEndRounds = 1_000
}

extension Lane {
  /// Whether it has paused for so many steps of others that it is their turn to wait.
  ///
  /// A pause is not the program's, and time stands still while others are at work: without an end it would keep a lane
  /// from giving back what they try to get.
  var hasLetOthersGo: Bool { Engine.shared.trace.events.count - Int(event) > 2_000 }

  fileprivate var isGoingRound: Bool { !isFinished && rounds.hasComeBack }

  /// Whether it goes round with a lock, and does not pause just now.
  fileprivate var isAmidRound: Bool { poll.isPausing && action.verb != .lookAgain }

  /// Tries once more in vain to get what another lane has.
  package func triesAgain() { rounds.note(CodePlace.ofLearner().offset) }

  /// Does something else than to try in vain.
  package func triesNoMore() { rounds.end() }
}

extension Resource {
  /// The last step on it was a try in vain, which is like a look.
  package func wasTriedInVain() { Engine.shared.trace.changesNothing(number) }
}
