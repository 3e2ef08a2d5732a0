import CExploration

/// What the clocks show when a check begins.
///
/// Code that asks a clock in order to know whether it is judged goes another way with another set of numbers: with
/// each, the machine has been up for another while, and it is another date.
struct GivenClocks {
  /// Nanoseconds; 0 for as usual.
  let uptime: UInt64
  /// How many nanoseconds the date is later than usual.
  let later: Int64

  /// Those of a set; the first one has the usual ones.
  init(seed: UInt64, set: Int) {
    guard set > 0 else {
      (uptime, later) = (0, 0)
      return
    }
    var numbers = Numbers(seed: seed ^ 0x9E6C_63D0_876A_3F6B, set: set)
    // Seconds are as likely as hours and weeks.
    let power = UInt64(1) << UInt64(numbers.next(in: Self.powers))
    uptime = power + UInt64(numbers.next(in: 0...Int(power) - 1))
    later = Int64(numbers.next(in: 0...Self.longest))
  }

  /// From now on clocks count from there.
  func start() {
    cexploration_vary_uptime(uptime)
    cexploration_vary_date(later)
  }

  /// Of two, nanoseconds: from eight seconds to a hundred days, up to which a fraction of a second is exact enough.
  private static let powers = 33...51
  /// Thirty-three years, in nanoseconds, up to which a date is exact enough.
  private static let longest = 33 * 31_557_600 * 1_000_000_000
}
