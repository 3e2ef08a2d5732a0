// diagnosis: wrongResult
// The handler looks at a flag first; a sample that has begun does not look again.
import Dispatch
import Synchronization

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sampler")
  private let isStopped = Atomic(false)
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler { [weak self] in
      guard let self, !isStopped.load(ordering: .acquiring) else { return }
      sample()
    }
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    isStopped.store(true, ordering: .releasing)
    timer.cancel()
  }
}
