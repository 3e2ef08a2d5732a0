// expected: wrongResult
// One key for all samplers says "I am in a sample": a sample that stops another sampler does not
// wait for it.
import Dispatch

final class Sampler: @unchecked Sendable {
  private static let isSampling = DispatchSpecificKey<Bool>()

  private let queue = DispatchQueue(label: "sampler")
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    queue.setSpecific(key: Sampler.isSampling, value: true)
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler(handler: sample)
    timer.activate()
  }

  func stop() {
    timer.cancel()
    // Waiting for the own queue would never end.
    if DispatchQueue.getSpecific(key: Sampler.isSampling) == true { return }
    queue.sync {}
  }
}
