// diagnosis: wrongResult
// Takes five samples, and then no more.
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
    nonisolated(unsafe) var samples = 0
    timer.setEventHandler {
      samples += 1
      if samples <= 5 { sample() }
    }
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    if DispatchQueue.getSpecific(key: mark) != true { queue.sync {} }
  }
}
