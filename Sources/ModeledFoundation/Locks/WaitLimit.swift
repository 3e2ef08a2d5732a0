import Exploration
import Foundation
internal import Primitives

extension Date {
  /// Whether Foundation on Linux can tell the system to wait until the date.
  ///
  /// It counts nanoseconds since 1970 in 64 bits, which end in 2262, and traps beyond.
  var canBeWaitedFor: Bool { timeIntervalSince1970 * 1e9 < 0x1p63 }
}

/// Ends the execution: the lane would have to wait until a date that cannot be waited for.
func failToWait(for reason: WaitReason) -> Never {
  Engine.shared.fail(.failedCheck(.dateTooFar(Engine.shared.lane.title, for: reason)))
}

extension Lock {
  /// Waits for it until a date.
  ///
  /// - Returns: Whether it was taken.
  final func lock(before limit: Date) -> Bool {
    if limit.canBeWaitedFor { return lock(until: limit.virtualInstant) }
    guard tryLock(.lock) else { failToWait(for: .unlock(title)) }
    return true
  }
}
