// diagnosis: wrongResult
// Ends after six periods.
import Dispatch
import Foundation
import Synchronization

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let quit = DispatchSemaphore(value: 0)
  private let isStopped = Mutex(false)

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let start = DispatchTime.now()
    Thread.detachNewThread { [self] in
      for count in 1...6 {
        guard quit.wait(timeout: start + .milliseconds(count * milliseconds)) == .timedOut else {
          return
        }
        isStopped.withLock { if !$0 { beat() } }
      }
    }
  }

  func stop() {
    isStopped.withLock { $0 = true }
    quit.signal()
  }
}
