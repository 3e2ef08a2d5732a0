// expected: wrongResult
// The thread looks at the flag before it sleeps and not after: one beat comes after stop.
import Foundation
import Synchronization

final class Heartbeat: Sendable {
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private let stopped = Flag()

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let start = Date()
    let period = Double(milliseconds) / 1000
    Thread.detachNewThread { [stopped] in
      var count = 0.0
      while !stopped.isSet.load(ordering: .acquiring) {
        count += 1
        Thread.sleep(until: start.addingTimeInterval(count * period))
        beat()
      }
    }
  }

  func stop() {
    stopped.isSet.store(true, ordering: .releasing)
  }
}
