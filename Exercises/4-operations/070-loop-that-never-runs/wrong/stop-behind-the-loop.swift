// diagnosis: wrongResult
// Stops on the queue whose only thread runs the loop: the block waits behind it.

import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let queue = DispatchQueue(label: "heartbeat")
  private var timer: Timer?

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    queue.async {
      self.timer = .scheduledTimer(withTimeInterval: period, repeats: true) { _ in beat() }
      RunLoop.current.run()
    }
  }

  /// Sends no more signs of life.
  func stop() {
    queue.async { self.timer?.invalidate() }
  }
}
