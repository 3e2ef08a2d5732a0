// expected: wrongResult
import Foundation
import Synchronization

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: Sendable {
  private let isStopped = Atomic(false)

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = Double(milliseconds) / 1000
    Thread.detachNewThread { [weak self] in
      while true {
        Thread.sleep(forTimeInterval: period)
        guard let self, !self.isStopped.load(ordering: .acquiring) else { return }
        beat()
      }
    }
  }

  /// Sends no more signs of life.
  func stop() {
    isStopped.store(true, ordering: .releasing)
  }
}
