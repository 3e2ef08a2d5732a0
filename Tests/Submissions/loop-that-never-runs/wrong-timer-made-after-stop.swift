// expected: wrongResult
import Dispatch
import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let queue = DispatchQueue(label: "heartbeat")
  private let lock = NSLock()
  private var timer: (any DispatchSourceTimer)?

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    let begin = DispatchTime.now()
    queue.async { [self] in
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: begin + period, repeating: period)
      timer.setEventHandler { [self] in
        lock.withLock {
          guard self.timer != nil else { return }
          beat()
        }
      }
      lock.withLock { self.timer = timer }
      timer.activate()
    }
  }

  /// Sends no more signs of life.
  func stop() {
    lock.withLock {
      timer?.cancel()
      timer = nil
    }
  }
}
