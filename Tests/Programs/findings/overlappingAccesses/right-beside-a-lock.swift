// The lock is a property of its own.
import Dispatch
import Synchronization

final class Counts: @unchecked Sendable {
  let hits = Mutex(0)
  var isDone = false
  private let done = DispatchSemaphore(value: 0)
  func hit() {
    hits.withLock { _ in done.wait() }
  }
  func end() {
    isDone = true
    done.signal()
  }
}

let counts = Counts()
DispatchQueue.concurrentPerform(iterations: 2) { if $0 == 0 { counts.hit() } else { counts.end() } }
