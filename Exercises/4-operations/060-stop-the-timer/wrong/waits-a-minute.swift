// diagnosis: wrongResult
// A minute seems to be enough for every sample: stop returns although a longer one is under way.
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
    timer.cancel()
    guard DispatchQueue.getSpecific(key: mark) != true else { return }
    let isOver = DispatchWorkItem {}
    queue.async(execute: isOver)
    _ = isOver.wait(timeout: .now() + 60)
  }
}
