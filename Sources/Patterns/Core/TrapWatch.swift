import Foundation
import Timeline

/// Sees who traps, in a process that the runtime ends because its part breaks a rule.
///
/// The signal of a trap comes on the thread that traps, so that the lane is known then, and only
/// then: who spoke last may be another one.
enum TrapWatch {
  // Set once, before a handler can run; a handler has no other way to get at it.
  nonisolated(unsafe) private static var recorder: TimelineRecorder?

  /// From now on a trap is marked in a recording, before it ends the process.
  static func begin(_ recorder: TimelineRecorder) {
    self.recorder = recorder
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS] {
      signal(number) { number in
        signal(number, SIG_DFL)
        // The runtime traps in a call of the lesson's code, which has none of the recorder's locks.
        TrapWatch.recorder?.trap()
        raise(number)
      }
    }
  }
}
