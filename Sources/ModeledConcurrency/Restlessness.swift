import Exploration

/// How often a task has given way without waiting for anything.
///
/// A task that gives way over and over looks for something that others have to do. A fair scheduler
/// lets them: after some times in vain it pauses, for a virtual time that grows.
struct Restlessness {
  private var inVain = 0
  private var hopsInVain = 0
  private var justYielded = false
  private static let patience = 8
  private static let patienceWithHops = 500

  /// It yields.
  mutating func yields() {
    inVain += 1
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
    let excess = max(
      inVain - lane.patience(Self.patience),
      (hopsInVain - lane.patience(Self.patienceWithHops)) / 20)
    return excess <= 0 ? 0 : 1 << UInt64(min(excess, 30))
  }
}
