import Exploration
import Foundation

extension Date {
  /// Whether Foundation on Linux can tell the system to wait until the date.
  ///
  /// It counts nanoseconds since 1970 in 64 bits, which end in 2262, and traps beyond.
  var canBeWaitedFor: Bool { timeIntervalSince1970 * 1e9 < 0x1p63 }
}

extension LockState {
  /// Ends the execution: the lane would have to wait until a date that cannot be waited for.
  final func failToWait(for what: String) -> Never {
    Engine.shared.fail(
      .failedCheck,
      "\(Engine.shared.lane.words) has to wait for \(what) until a date that is too far away for "
        + "Foundation on Linux, which traps. Dates before 2262 are near enough.")
  }
}
