// expected: wrongResult
import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let lock = NSLock()
  private var isStopped = false

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    Thread.detachNewThread { [self] in
      var isRunning = true
      while isRunning {
        Thread.sleep(forTimeInterval: period)
        isRunning = lock.withLock {
          if isStopped { return false }
          beat()
          return true
        }
      }
    }
  }

  /// Sends no more signs of life.
  func stop() {
    lock.withLock { isStopped = true }
  }
}
