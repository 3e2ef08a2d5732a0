import Dispatch

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let queue: DispatchQueue
  private let timer: any DispatchSourceTimer
  /// Only the queue of this sampler has a value for it.
  private let isMine = DispatchSpecificKey<Bool>()

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    queue = DispatchQueue(label: "sampler")
    queue.setSpecific(key: isMine, value: true)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler(handler: sample)
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    let isCalledBySample = DispatchQueue.getSpecific(key: isMine) != nil
    guard !isCalledBySample else { return }
    queue.sync {
      // The last sample has ended.
    }
  }
}
