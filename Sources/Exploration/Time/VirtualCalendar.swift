import CExploration

/// The calendar as lanes see it: virtual time that passes from one fixed date on.
package enum VirtualCalendar {
  /// The date at which every execution starts, in nanoseconds since 1970-01-01 00:00:00 UTC.
  ///
  /// The system's clocks (`clock_gettime` and its like) tell the same to the explored code.
  package static var epoch: Int { Int(cexploration_calendar_epoch()) }

  /// The nanoseconds since the execution's start that a clock of fractions shows at a virtual instant.
  package static func shown(at instant: UInt64) -> UInt64 { cexploration_rounded_time(instant) }

  /// The virtual instant of a date.
  ///
  /// - Parameters:
  ///   - seconds: The date in seconds since 1970-01-01 00:00:00 UTC.
  ///   - nanoseconds: What is to be added to them.
  /// - Returns: The nanoseconds from an execution's start to the date: 0 for one that lies before it, and
  ///   `UInt64.max`, for never, where they are too many.
  package static func instant(seconds: Int, nanoseconds: Int = 0) -> UInt64 {
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return seconds < 0 ? 0 : .max }
    let (date, carry) = whole.addingReportingOverflow(nanoseconds)
    if carry { return .max }
    return date > epoch ? instant(seen: UInt64(date - epoch)) : 0
  }

  /// The virtual instant of one that lies so many nanoseconds after what the calendar shows now.
  ///
  /// A whole number of microseconds: programs count in no less. Who waits until then finds that it is not earlier.
  ///
  /// - Parameters:
  ///   - now: The virtual instant that it is.
  ///   - rounding: By how many nanoseconds that may be too small or too large.
  package static func instant(
    after nanoseconds: UInt64, now: UInt64, rounding: UInt64
  ) -> UInt64 {
    let lead = cexploration_calendar_lead(false)
    let date = now + lead + nanoseconds
    let nearest = (instant(seen: date, rounding: rounding) + 500) / 1000 * 1000
    // Half of what the calendar is further ahead by then is for the fractions in which it is read.
    let margin = (cexploration_calendar_lead(true) - lead) / 2
    return nearest + lead + margin < date ? nearest + 1000 : nearest
  }

  /// The virtual instant of one that was made of what the calendar showed, which is ahead of virtual time.
  ///
  /// By how much depends on when it was looked at. Programs count in milliseconds: an instant that is that much
  /// after a whole number of ten microseconds is meant to be there, so that a deadline and a sleep that is as long
  /// end together.
  private static func instant(seen: UInt64, rounding: UInt64 = 0) -> UInt64 {
    let lead = cexploration_calendar_lead(false)
    let beyond = (seen &+ rounding) % grain
    if beyond <= lead + 2 * rounding { return seen &+ rounding - beyond }
    return seen > lead ? seen - lead : 0
  }

  /// In nanoseconds.
  private static let grain: UInt64 = 10_000
}
