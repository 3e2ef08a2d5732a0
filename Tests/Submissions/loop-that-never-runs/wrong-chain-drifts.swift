// expected: wrongResult
import Dispatch
import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let queue = DispatchQueue(label: "heartbeat")
  private let lock = NSLock()
  private var isStopped = false
  private let milliseconds: Int
  private let beat: @Sendable () -> Void

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    self.milliseconds = milliseconds
    self.beat = beat
    beatLater()
  }

  private func beatLater() {
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [self] in
      guard !lock.withLock({ isStopped }) else { return }
      beat()
      // A period later, the next one.
      beatLater()
    }
  }

  /// Sends no more signs of life.
  func stop() {
    lock.withLock { isStopped = true }
  }
}
