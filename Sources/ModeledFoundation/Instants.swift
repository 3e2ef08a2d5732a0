import Exploration
import Foundation

extension Date {
  /// The virtual instant that the date stands for; `.max` for one that never comes.
  ///
  /// A `Date` holds seconds as a binary fraction, which is some hundred nanoseconds off: rounded to
  /// microseconds, what was computed from `Date()` comes out as it was meant.
  var virtualInstant: UInt64 {
    let seconds = timeIntervalSinceNow
    return seconds > 0 ? seconds.virtualInstantFromNow : Engine.shared.now
  }
}

extension TimeInterval {
  /// The virtual instant that many seconds from now.
  var virtualInstantFromNow: UInt64 {
    let microseconds = (self * 1_000_000).rounded()
    guard microseconds > 0 else { return Engine.shared.now }
    guard microseconds < 9e15 else { return .max }
    return Engine.shared.now + UInt64(microseconds) * 1000
  }
}
