import Dispatch
import Synchronization

final class Heartbeat: Sendable {
  private final class Chain: Sendable {
    private let queue = DispatchQueue(label: "heartbeat")
    private let isStopped = Mutex(false)
    private let period: DispatchTimeInterval
    private let beat: @Sendable () -> Void

    init(period: DispatchTimeInterval, beat: @escaping @Sendable () -> Void) {
      self.period = period
      self.beat = beat
    }

    func next(after time: DispatchTime) {
      let due = time + period
      queue.asyncAfter(deadline: due) {
        let goesOn = self.isStopped.withLock { isStopped in
          if isStopped { return false }
          self.beat()
          return true
        }
        if goesOn { self.next(after: due) }
      }
    }

    func stop() { isStopped.withLock { $0 = true } }
  }

  private let chain: Chain

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    chain = Chain(period: .milliseconds(milliseconds), beat: beat)
    chain.next(after: .now())
  }

  func stop() { chain.stop() }
}
