// diagnosis: wrongResult
// Hands the end of the timer to its loop, which sleeps until the next beat.

import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  nonisolated(unsafe) private var loop: RunLoop?
  private var timer: Timer?

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    let started = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      loop = RunLoop.current
      timer = .scheduledTimer(withTimeInterval: period, repeats: true) { _ in beat() }
      started.signal()
      RunLoop.current.run()
    }
    started.wait()
  }

  /// Sends no more signs of life.
  func stop() {
    loop?.perform { [self] in timer?.invalidate() }
  }
}
