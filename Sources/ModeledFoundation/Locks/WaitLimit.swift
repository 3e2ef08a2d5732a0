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
  final func failToWait(for reason: WaitReason) -> Never {
    Engine.shared.fail(.failedCheck(.dateTooFar(Engine.shared.lane.title, for: reason)))
  }
}
