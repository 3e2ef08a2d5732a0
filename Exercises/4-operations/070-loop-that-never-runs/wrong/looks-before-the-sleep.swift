// diagnosis: wrongResult
// A thread that sleeps, and does not look again when it wakes.

import Foundation
import Synchronization

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let isStopped = Mutex(false)

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    Thread.detachNewThread {
      while !self.isStopped.withLock({ $0 }) {
        Thread.sleep(forTimeInterval: period)
        beat()
      }
    }
  }

  /// Sends no more signs of life.
  func stop() {
    isStopped.withLock { $0 = true }
  }
}
