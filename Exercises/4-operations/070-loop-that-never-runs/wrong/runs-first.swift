// diagnosis: wrongResult
// Runs the loop and then adds the timer: a loop with nothing to do ends at once.

import Foundation
import Synchronization

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let isStopped = Mutex(false)

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    Thread.detachNewThread {
      RunLoop.current.run()
      _ = Timer.scheduledTimer(withTimeInterval: period, repeats: true) { timer in
        if self.isStopped.withLock({ $0 }) { timer.invalidate() } else { beat() }
      }
    }
  }

  /// Sends no more signs of life.
  func stop() {
    isStopped.withLock { $0 = true }
  }
}
