import Dispatch
import Foundation

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let timer: any DispatchSourceTimer
  private let sample: @Sendable () -> Void
  private let changed = NSCondition()
  private var isStopped = false
  /// The thread on which a call of `sample` is under way.
  private var samplingThread: Thread?

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    self.sample = sample
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler { [weak self] in self?.takeSample() }
    timer.activate()
  }

  private func takeSample() {
    changed.lock()
    if isStopped {
      changed.unlock()
      return
    }
    samplingThread = Thread.current
    changed.unlock()

    sample()

    changed.lock()
    samplingThread = nil
    changed.broadcast()
    changed.unlock()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    changed.lock()
    defer { changed.unlock() }
    isStopped = true
    while let thread = samplingThread, thread !== Thread.current {
      changed.wait()
    }
  }
}
