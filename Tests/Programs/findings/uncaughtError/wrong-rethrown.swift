// finds: uncaughtError
// line: 20
// The second buyer gets an error that nobody catches.
import Dispatch
import Synchronization

struct SoldOut: Error {}

let left = Mutex(1)

@Sendable func buy() throws {
  try left.withLock {
    guard $0 > 0 else { throw SoldOut() }
    $0 -= 1
  }
}

let group = DispatchGroup()
DispatchQueue.global().async(group: group) { try? buy() }
try buy()
group.wait()
