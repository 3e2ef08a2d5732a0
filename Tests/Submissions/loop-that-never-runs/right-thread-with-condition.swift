import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: Sendable {
  /// What the thread and `stop()` share; the thread does not keep the heartbeat.
  private final class Pulse: @unchecked Sendable {
    let condition = NSCondition()
    var isStopped = false
  }

  private let pulse = Pulse()

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let pulse = self.pulse
    let period = Double(milliseconds) / 1000
    let begin = Date()
    Thread.detachNewThread {
      pulse.condition.lock()
      defer { pulse.condition.unlock() }
      var number = 1.0
      while !pulse.isStopped {
        let due = begin.addingTimeInterval(period * number)
        // True: it was woken early, to look at the flag again.
        if pulse.condition.wait(until: due) { continue }
        if pulse.isStopped { return }
        beat()
        number += 1
      }
    }
  }

  /// Sends no more signs of life.
  func stop() {
    pulse.condition.withLock {
      pulse.isStopped = true
      pulse.condition.signal()
    }
  }
}
