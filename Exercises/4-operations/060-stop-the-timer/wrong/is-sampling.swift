// diagnosis: dataRace
// A plain flag says whether a sample is under way, so that stop knows when to wait.
import Dispatch

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sampler")
  private var isSampling = false
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler { [weak self] in
      self?.isSampling = true
      sample()
      self?.isSampling = false
    }
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    if isSampling { queue.sync {} }
  }
}
