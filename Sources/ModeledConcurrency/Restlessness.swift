import Exploration

/// How often a task has given way without waiting for anything.
///
/// A task that gives way over and over looks for something that others have to do. A fair scheduler
/// lets them: after some times in vain it pauses, for a virtual time that grows. A task that changes something each
/// time that others may see, such as one that works on a line of things, does not do so in vain, and pauses late.
struct Restlessness {
  private var inVain = 0
  private var amidWork = 0
  private var hopsInVain = 0
  /// What it had written by the last time.
  private var written = 0
  private var justYielded = false
  private static let patience = 8
  private static let patienceWithHops = 500
  private static let patienceWithWork = 500

  /// It yields.
  ///
  /// - Parameter written: How often it has written to what others had touched.
  mutating func yields(written: Int) {
    if written == self.written {
      inVain += 1
    } else {
      inVain = 0
      amidWork += 1
    }
    self.written = written
    justYielded = true
  }

  /// It goes from one executor to another.
  mutating func hops() { hopsInVain += 1 }

  /// It continues after it has waited: for another lane, or only for its turn.
  mutating func arrives() {
    if !justYielded { self = Restlessness() }
    justYielded = false
  }

  /// How long it must pause, in virtual nanoseconds.
  ///
  /// - Parameter lane: The task's.
  func pause(of lane: Lane) -> UInt64 {
    lane.hasLooked(inVain, of: Self.patience + 1)
    let excess = max(
      inVain - lane.patience(Self.patience),
      amidWork - lane.patience(Self.patienceWithWork),
      (hopsInVain - lane.patience(Self.patienceWithHops)) / 20)
    return excess <= 0 ? 0 : 1 << UInt64(min(excess, 30))
  }
}
