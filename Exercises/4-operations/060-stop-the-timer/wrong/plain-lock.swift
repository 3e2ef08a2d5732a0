// diagnosis: recursiveLock
// A sample holds a lock, and waits for itself when it stops its own sampler.
import Dispatch
import Foundation

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let lock = NSLock()
  private var isStopped = false
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      lock.withLock {
        if !self.isStopped { sample() }
      }
    }
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    lock.withLock { isStopped = true }
  }
}
