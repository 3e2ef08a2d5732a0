/// Where a lane was when it looked, or tried, in vain: to find out whether it goes round and changes nothing.
///
/// A loop that counts its rounds may end some day. One whose registers and stack are as they were, and that only
/// looked, is where it was: nothing but another lane can end it.
struct Rounds {
  private var count = 0
  private var last: [UInt: (state: Standstill, moment: Moment)] = [:]
  /// Whether it was twice in one state.
  private(set) var hasComeBack = false

  /// The looks before the first that is compared: a loop that waits for another lane rarely takes as many.
  private static let usual = 64
  /// The most looks that are compared.
  private static let most = 128

  /// It looks once more in vain from a place.
  mutating func note(_ place: UInt) {
    count += 1
    guard !hasComeBack, count > Self.usual, count <= Self.most else { return }
    // What it writes from now on is kept.
    Engine.shared.memory.journal.isKept = true
    let state = Standstill()
    if let before = last[place] {
      hasComeBack = before.state == state && before.moment.isUndisturbed(but: (0, 0, 0))
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
  /// Whether no lane can ever continue but those that go round and change nothing.
  var isGoingRound: Bool {
    all.allSatisfy { lane in
      lane.isFinished || lane.rounds.hasComeBack
        || lane.state == .waiting && lane.deadline == .max && !lane.canGoOn(at: .max)
    } && all.contains { !$0.isFinished && !$0.isDaemon && $0.rounds.hasComeBack }
  }
}
