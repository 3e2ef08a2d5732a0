// expected: wrongResult
import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let lock = NSLock()
  private var timer: Timer?

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    Thread.detachNewThread { [self] in
      let timer = Timer.scheduledTimer(withTimeInterval: period, repeats: true) { _ in beat() }
      lock.withLock { self.timer = timer }
      RunLoop.current.run()
    }
  }

  /// Sends no more signs of life.
  func stop() {
    lock.withLock {
      timer?.invalidate()
      timer = nil
    }
  }
}
