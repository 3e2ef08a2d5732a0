// A queue runs the run loop of its thread for one period after the other, until it is stopped.

import Foundation
import Synchronization

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let isStopped = Mutex(false)

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    DispatchQueue(label: "heartbeat").async {
      let timer = Timer.scheduledTimer(withTimeInterval: period, repeats: true) { _ in
        if !self.isStopped.withLock({ $0 }) { beat() }
      }
      while !self.isStopped.withLock({ $0 }) {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: period))
      }
      timer.invalidate()
    }
  }

  /// Sends no more signs of life.
  func stop() {
    isStopped.withLock { $0 = true }
  }
}
