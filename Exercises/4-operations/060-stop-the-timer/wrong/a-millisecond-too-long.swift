// diagnosis: wrongResult
// Each period but the first is a millisecond too long: after many of them a sample is missing.
import Dispatch

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sampler")
  private let mark = DispatchSpecificKey<Bool>()
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: .milliseconds(milliseconds + 1))
    queue.setSpecific(key: mark, value: true)
    timer.setEventHandler(handler: sample)
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    if DispatchQueue.getSpecific(key: mark) != true { queue.sync {} }
  }
}
