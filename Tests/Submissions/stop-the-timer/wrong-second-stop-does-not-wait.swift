// expected: wrongResult
import Dispatch
import Foundation
import Synchronization

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  /// Held while a sample is taken.
  private let sampling = NSRecursiveLock()
  private let isStopped = Atomic(false)
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler { [sampling, weak self] in
      sampling.withLock {
        guard let self, !self.isStopped.load(ordering: .sequentiallyConsistent) else { return }
        sample()
      }
    }
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    let wasStopped = isStopped.exchange(true, ordering: .sequentiallyConsistent)
    guard !wasStopped else { return }
    timer.cancel()
    sampling.withLock {}
  }
}
