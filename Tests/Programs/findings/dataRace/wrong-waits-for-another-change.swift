// finds: dataRace
// line: 20 24
// A method waits in the middle of its change until another thread has changed the same items. The semaphore orders what
// the two do then, but not their beginnings: optimized code may have read the items before the wait.
import Dispatch

struct Items {
  var all: [Int] = []
  mutating func waitAndAppend(_ other: DispatchSemaphore) {
    other.wait()
    all.append(2)
  }
}

final class Shared: @unchecked Sendable {
  private var items = Items()
  private let other = DispatchSemaphore(value: 0)
  func first() {
    // The change begins here, before the wait.
    items.waitAndAppend(other)
    print(items.all)
  }
  func second() {
    items.all.append(1)
    other.signal()
  }
}

let shared = Shared()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { shared.second() }
shared.first()
group.wait()
