// finds: overlappingAccesses
// line: 17 20
// says: They are unsynchronized
// A thread that waits in a lock is reading the variable that the lock is a part of. Another one changes another part: the
// semaphore orders that before the end of the read, and nothing orders it after the beginning.
import Dispatch
import Synchronization

final class Counts: @unchecked Sendable {
  struct Parts: ~Copyable {
    let hits = Mutex(0)
    var isDone = false
  }
  var parts = Parts()
  private let done = DispatchSemaphore(value: 0)
  func hit() {
    parts.hits.withLock { _ in done.wait() }
  }
  func end() {
    parts.isDone = true
    done.signal()
  }
}

let counts = Counts()
DispatchQueue.concurrentPerform(iterations: 2) { if $0 == 0 { counts.hit() } else { counts.end() } }
