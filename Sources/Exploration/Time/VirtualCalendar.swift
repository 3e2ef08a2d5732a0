import CExploration

/// The calendar as lanes see it: virtual time that passes from one fixed date on.
package enum VirtualCalendar {
  /// The date at which every execution starts, in seconds since 1970-01-01 00:00:00 UTC.
  ///
  /// The system's clocks (`clock_gettime` and its like) tell the same to the explored code.
  package static var epoch: Int { Int(cexploration_calendar_epoch()) }

  /// The virtual instant of a date.
  ///
  /// - Parameters:
  ///   - seconds: The date in seconds since 1970-01-01 00:00:00 UTC.
  ///   - nanoseconds: What is to be added to them.
  /// - Returns: The nanoseconds from an execution's start to the date: 0 for one that lies before it, and
  ///   `UInt64.max`, for never, where they are too many.
  package static func instant(seconds: Int, nanoseconds: Int = 0) -> UInt64 {
    let (sinceStart, isTooEarly) = seconds.subtractingReportingOverflow(epoch)
    guard !isTooEarly, sinceStart >= 0 else { return 0 }
    let (whole, overflow) = UInt64(sinceStart).multipliedReportingOverflow(by: 1_000_000_000)
    let (instant, carry) = whole.addingReportingOverflow(UInt64(nanoseconds))
    if overflow || carry { return .max }
    // What was read from the calendar is that much later: a deadline made of it and a sleep that is as
    // long end together.
    let lead = cexploration_calendar_lead()
    return instant > lead ? instant - lead : 0
  }
}
