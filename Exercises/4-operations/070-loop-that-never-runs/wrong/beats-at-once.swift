// diagnosis: wrongResult
// On Linux, this timer fires for the first time as soon as its loop runs.

import Foundation
import Synchronization

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let isStopped = Mutex(false)

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    Thread.detachNewThread {
      let timer = Timer(timeInterval: period, repeats: true) { timer in
        if self.isStopped.withLock({ $0 }) { timer.invalidate() } else { beat() }
      }
      RunLoop.current.add(timer, forMode: .default)
      RunLoop.current.run()
    }
  }

  /// Sends no more signs of life.
  func stop() {
    isStopped.withLock { $0 = true }
  }
}
