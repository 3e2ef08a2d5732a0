// expected: wrongResult
// A handler that has begun but not locked samples after stop has returned.
import Dispatch
import Foundation

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sampler")
  private let timer: any DispatchSourceTimer
  private let sampling: NSRecursiveLock

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    let sampling = NSRecursiveLock()
    self.sampling = sampling
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler {
      sampling.withLock { sample() }
    }
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    // Wait for a sample that is under way.
    sampling.withLock {}
  }
}
