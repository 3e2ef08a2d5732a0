import Dispatch
import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let queue = DispatchQueue(label: "heartbeat")
  private let period: DispatchTimeInterval
  private let beat: @Sendable () -> Void
  private let lock = NSLock()
  private var isStopped = false
  private var next: DispatchWorkItem?

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    period = .milliseconds(milliseconds)
    self.beat = beat
    lock.withLock { plan(at: .now() + period) }
  }

  /// Plans one beat; the lock is held.
  private func plan(at time: DispatchTime) {
    let item = DispatchWorkItem { [weak self] in self?.beatNow(at: time) }
    next = item
    queue.asyncAfter(deadline: time, execute: item)
  }

  private func beatNow(at time: DispatchTime) {
    lock.withLock {
      if isStopped { return }
      plan(at: time + period)
      beat()
    }
  }

  /// Sends no more signs of life.
  func stop() {
    lock.withLock {
      isStopped = true
      next?.cancel()
      next = nil
    }
  }
}
