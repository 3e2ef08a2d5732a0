// expected: wrongResult
import Dispatch

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private static let isSampling = DispatchSpecificKey<Bool>()

  private let queue = DispatchQueue(label: "sampler")
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    queue.setSpecific(key: Self.isSampling, value: true)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler(handler: sample)
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    // The sample itself must not wait for its own end.
    if DispatchQueue.getSpecific(key: Self.isSampling) == true { return }
    queue.sync {}
  }
}
