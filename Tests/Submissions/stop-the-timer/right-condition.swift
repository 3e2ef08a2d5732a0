import Foundation

/// Takes a sample after each period, until it is stopped.
final class Sampler: @unchecked Sendable {
  private let timer: any DispatchSourceTimer
  private let state = State()

  private final class State: @unchecked Sendable {
    private let condition = NSCondition()
    private var isStopped = false
    private var sampling: Thread?

    func run(_ sample: () -> Void) {
      condition.lock()
      if isStopped {
        condition.unlock()
        return
      }
      sampling = Thread.current
      condition.unlock()
      sample()
      condition.lock()
      sampling = nil
      condition.broadcast()
      condition.unlock()
    }

    func stop() {
      condition.lock()
      isStopped = true
      while let sampling, sampling !== Thread.current {
        condition.wait()
      }
      condition.unlock()
    }
  }

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler { [state] in state.run(sample) }
    timer.activate()
  }

  /// Takes no more samples.
  func stop() {
    timer.cancel()
    state.stop()
  }
}
