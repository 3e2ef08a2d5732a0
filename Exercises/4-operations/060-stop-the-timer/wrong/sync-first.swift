// diagnosis: wrongResult
// Waits first and cancels then: in between the next sample may begin.
import Dispatch

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sampler")
  private let mark = DispatchSpecificKey<Bool>()
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    queue.setSpecific(key: mark, value: true)
    timer.setEventHandler(handler: sample)
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    if DispatchQueue.getSpecific(key: mark) != true { queue.sync {} }
    timer.cancel()
  }
}
