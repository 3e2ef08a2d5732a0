// diagnosis: wrongResult
// All samplers share one mark: the sample of another sampler takes itself for one of this sampler.
import Dispatch

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sampler")
  private static let mark = DispatchSpecificKey<Bool>()
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    queue.setSpecific(key: Self.mark, value: true)
    timer.setEventHandler(handler: sample)
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    if DispatchQueue.getSpecific(key: Self.mark) != true { queue.sync {} }
  }
}
