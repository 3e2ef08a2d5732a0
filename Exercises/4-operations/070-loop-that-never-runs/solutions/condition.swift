// A thread of its own waits on a condition, until the next beat is due or it is stopped.

import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let changed = NSCondition()
  private var isStopped = false

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    Thread.detachNewThread { [self] in
      var due = Date()
      while true {
        due += period
        changed.lock()
        while !isStopped, changed.wait(until: due) {}
        let isOver = isStopped
        changed.unlock()
        if isOver { return }
        beat()
      }
    }
  }

  /// Sends no more signs of life.
  func stop() {
    changed.lock()
    isStopped = true
    changed.signal()
    changed.unlock()
  }
}
