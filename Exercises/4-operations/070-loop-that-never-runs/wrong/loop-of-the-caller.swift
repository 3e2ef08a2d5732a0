// diagnosis: noProgress
// Runs the loop in init, and so keeps the thread that wanted a heartbeat.

import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private var timer: Timer?

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    timer = .scheduledTimer(withTimeInterval: period, repeats: true) { _ in beat() }
    RunLoop.current.run()
  }

  /// Sends no more signs of life.
  func stop() {
    timer?.invalidate()
  }
}
