import Dispatch
import Foundation

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sampler")
  private let timer: any DispatchSourceTimer
  private let lock = NSRecursiveLock()
  private var isStopped = false

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      self.lock.lock()
      defer { self.lock.unlock() }
      if self.isStopped { return }
      sample()
    }
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    lock.lock()
    isStopped = true
    lock.unlock()
  }
}
