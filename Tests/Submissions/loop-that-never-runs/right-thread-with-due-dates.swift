import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  /// Held while a beat is under way.
  private let condition = NSCondition()
  private var isStopped = false

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    let start = Date()
    Thread.detachNewThread { [self] in
      condition.lock()
      defer { condition.unlock() }
      var count = 0
      while !isStopped {
        let due = start.addingTimeInterval(Double(count + 1) * period)
        if Date() < due {
          _ = condition.wait(until: due)
        } else {
          count += 1
          beat()
        }
      }
    }
  }

  /// Sends no more signs of life.
  func stop() {
    condition.lock()
    isStopped = true
    condition.broadcast()
    condition.unlock()
  }
}
