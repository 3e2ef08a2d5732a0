// diagnosis: wrongResult
// Runs the loop for one period, in which there is one beat.

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
      RunLoop.current.run(until: Date(timeIntervalSinceNow: period))
    }
  }

  /// Sends no more signs of life.
  func stop() {
    isStopped.withLock { $0 = true }
  }
}
