// diagnosis: noProgress
// The timer is invalid, and its thread goes on running a loop that has nothing to do.

import Foundation
import Synchronization

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let isStopped = Mutex(false)

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    Thread.detachNewThread {
      _ = Timer.scheduledTimer(withTimeInterval: period, repeats: true) { timer in
        if self.isStopped.withLock({ $0 }) { timer.invalidate() } else { beat() }
      }
      while true { RunLoop.current.run() }
    }
  }

  /// Sends no more signs of life.
  func stop() {
    isStopped.withLock { $0 = true }
  }
}
