// diagnosis: wrongResult
// The run loop of the main thread, which is busy elsewhere.

import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private var timer: Timer?

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    let timer = Timer.scheduledTimer(withTimeInterval: period, repeats: true) { _ in beat() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Sends no more signs of life.
  func stop() {
    timer?.invalidate()
  }
}
