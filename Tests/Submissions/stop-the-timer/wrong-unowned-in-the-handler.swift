// expected: crashed
// The handler does not keep the sampler: one that has begun when stop returns finds it released.
import Dispatch
import Foundation

final class Sampler: @unchecked Sendable {
  private let timer: any DispatchSourceTimer
  private let turn = NSRecursiveLock()
  private var isStopped = false

  init(every milliseconds: Int, sample: @escaping @Sendable () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
    timer.schedule(
      deadline: .now() + .milliseconds(milliseconds), repeating: .milliseconds(milliseconds))
    timer.setEventHandler { [unowned self] in
      turn.withLock {
        if !isStopped { sample() }
      }
    }
    timer.activate()
  }

  func stop() {
    timer.cancel()
    turn.withLock { isStopped = true }
  }
}
