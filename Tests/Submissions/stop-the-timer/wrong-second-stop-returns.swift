// expected: wrongResult
// A second stop returns while the call is under way.
import Dispatch
import Synchronization

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sampler")
  private let key = DispatchSpecificKey<Bool>()
  private let timer: any DispatchSourceTimer
  private let isStopped = Atomic<Bool>(false)

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    queue.setSpecific(key: key, value: true)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler(handler: sample)
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    // Stopping twice does nothing.
    let wasStopped = isStopped.exchange(true, ordering: .acquiringAndReleasing)
    guard !wasStopped else { return }
    timer.cancel()
    if DispatchQueue.getSpecific(key: key) == nil {
      queue.sync {}
    }
  }
}
