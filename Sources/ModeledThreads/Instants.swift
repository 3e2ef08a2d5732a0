import CExploration
import Exploration
import Glibc

/// The system's times as virtual ones.
enum Instants {
  static func isValid(_ time: timespec) -> Bool { (0..<1_000_000_000).contains(time.tv_nsec) }

  /// A length in nanoseconds.
  static func nanoseconds(_ time: timespec) -> UInt64 {
    time.tv_sec < 0
      ? 0 : Nanoseconds.length(seconds: UInt64(time.tv_sec), and: UInt64(time.tv_nsec))
  }

  /// The virtual instant of a clock's time.
  static func instant(_ time: timespec, on clock: clockid_t) -> UInt64 {
    if clock == CLOCK_REALTIME {
      return VirtualCalendar.instant(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }
    let (instant, start) = (nanoseconds(time), cexploration_clock_start(clock))
    return instant == .max ? .max : instant > start ? instant - start : 0
  }
}
