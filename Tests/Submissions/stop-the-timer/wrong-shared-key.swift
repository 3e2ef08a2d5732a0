// expected: wrongResult
// A sample that stops another sampler does not wait for it.
import Dispatch

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private static let samplerKey = DispatchSpecificKey<Bool>()
  private let queue = DispatchQueue(label: "sampler")
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    queue.setSpecific(key: Self.samplerKey, value: true)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler(handler: sample)
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    // Waiting for the own queue would be a deadlock.
    if DispatchQueue.getSpecific(key: Self.samplerKey) != true {
      queue.sync {}
    }
  }
}
