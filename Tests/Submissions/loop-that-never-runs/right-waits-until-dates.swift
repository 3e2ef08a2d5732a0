import Foundation
import Synchronization

final class Heartbeat: @unchecked Sendable {
  private let condition = NSCondition()
  private var stopped = false

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    let first = Date(timeIntervalSinceNow: period)
    let thread = Thread { [condition, weak self] in
      var next = first
      condition.lock()
      defer { condition.unlock() }
      while true {
        while self?.stopped == false, Date() < next { _ = condition.wait(until: next) }
        guard self?.stopped == false else { return }
        beat()
        next += period
      }
    }
    thread.start()
  }

  func stop() {
    condition.lock()
    stopped = true
    condition.broadcast()
    condition.unlock()
  }
}
