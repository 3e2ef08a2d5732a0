// expected: wrongResult
// A second stop returns at once although the first still waits for a call.
import Dispatch
import Synchronization

final class Sampler: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sampler")
  private let timer: any DispatchSourceTimer
  private let key = DispatchSpecificKey<Void>()
  private let isStopped = Atomic(false)

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler(handler: sample)
    queue.setSpecific(key: key, value: ())
    timer.activate()
  }

  func stop() {
    let wasStopped = isStopped.exchange(true, ordering: .acquiringAndReleasing)
    if wasStopped { return }
    timer.cancel()
    let isInSample = DispatchQueue.getSpecific(key: key) != nil
    if !isInSample { queue.sync {} }
  }
}
