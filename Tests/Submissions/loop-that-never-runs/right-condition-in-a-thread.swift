import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: Sendable {
  private let condition = NSCondition()
  private let state = State()

  private final class State: @unchecked Sendable { var isStopped = false }

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    let (condition, state) = (condition, state)
    let start = Date()
    Thread.detachNewThread {
      condition.lock()
      var next = start + period
      while !state.isStopped {
        if !condition.wait(until: next) {
          guard !state.isStopped else { break }
          beat()
          next += period
        }
      }
      condition.unlock()
    }
  }

  /// Sends no more signs of life.
  func stop() {
    condition.withLock {
      state.isStopped = true
      condition.broadcast()
    }
  }
}
