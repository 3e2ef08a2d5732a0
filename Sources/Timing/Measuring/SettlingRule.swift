/// Decides after each launch whether another one is to follow, and looks as rarely as it can.
///
/// Whoever stops as soon as the figures look good is misled: each look is another chance for an
/// interval to miss. So it stops by the width of the intervals, never by where they lie; looks only
/// when there are half as many launches again as last time; and counts the looks, for which the
/// intervals are widened (``Comparison/Rules/level``).
package struct SettlingRule: Sendable, Equatable {
  /// The most launches of a report.
  package static let most = 100

  /// The width that each interval should at most have: its upper end over its lower, minus 1.
  package let threshold: Double
  /// The fewest launches after which it may be settled.
  package let fewest: Int
  /// How long all launches may take together, in nanoseconds; the first one is always made.
  package let limit: Double

  private var looks = 0
  private var nextLook: Int
  private var longest = 0.0
  private var last = 0.0

  /// Nothing is measured yet.
  package init(threshold: Double, fewest: Int, limit: Double) {
    self.threshold = threshold
    self.fewest = fewest
    self.limit = limit
    nextLook = fewest
  }

  /// Takes note of the end of a launch.
  ///
  /// - Parameters:
  ///   - count: How many launches there are now.
  ///   - elapsed: The time since the first one began, in nanoseconds.
  ///   - isNarrow: Whether each interval is narrow enough, if it is looked at for that many times;
  ///     called only for a look.
  /// - Returns: How it ended; `nil` if another launch is to follow.
  package mutating func ended(
    launches count: Int, elapsed: Double, isNarrow: (_ looks: Int) -> Bool
  ) -> Report.Settling? {
    longest = max(longest, elapsed - last)
    last = elapsed
    let limits: Report.Settling.End? =
      count >= Self.most ? .launches : elapsed + longest > limit ? .time : nil
    guard count >= nextLook || limits != nil else { return nil }
    looks += 1
    nextLook = count + max(1, count / 2)
    let isSettled = isNarrow(looks) && count >= fewest
    return (isSettled ? .settled : limits).map {
      Report.Settling(threshold: threshold, looks: looks, end: $0)
    }
  }
}
