import Exploration
import Foundation

extension Date {
  /// The virtual instant that the date stands for; `.max` for one that never comes.
  ///
  /// A `Date` holds seconds as a binary fraction, which is some hundred nanoseconds off: what was computed from
  /// `Date()` comes out as it was meant. Who waited until a date finds that it is not earlier.
  var virtualInstant: UInt64 {
    let seconds = timeIntervalSinceNow
    let now = Engine.shared.now
    guard seconds > 0 else { return now }
    guard seconds < TimeInterval.longest else { return .max }
    return max(
      now,
      VirtualCalendar.instant(after: UInt64(seconds * 1_000_000_000), now: now, rounding: 250))
  }
}

extension Date {
  /// The date as CoreFoundation keeps it for a timer: none is later than its `TIMER_DATE_LIMIT`.
  var asOfTimer: Date { min(self, Date(timeIntervalSinceReferenceDate: 4_039_289_856)) }
}

extension TimeInterval {
  /// The virtual instant that many seconds from now.
  var virtualInstantFromNow: UInt64 {
    guard self < Self.longest else { return .max }
    let microseconds = (self * 1_000_000).rounded()
    guard microseconds > 0 else { return Engine.shared.now }
    return Engine.shared.now + UInt64(microseconds) * 1000
  }

  /// What is longer never ends.
  static let longest = 9e9
}

extension ProcessInfo {
  /// The seconds for which the machine has been up.
  ///
  /// As a binary fraction it is a bit off as well: who slept for a time finds that as much has passed.
  public var systemUptime: TimeInterval {
    let passed = VirtualCalendar.shown(at: VirtualClock.read())
    return TimeInterval(VirtualClock.uptime + passed) / 1_000_000_000
  }
}
