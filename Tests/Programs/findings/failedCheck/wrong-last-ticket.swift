// finds: failedCheck
// line: 16
// Looking and selling are two steps: the last ticket is sold twice.
import Dispatch
import Synchronization

let left = Mutex(1)
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    guard left.withLock({ $0 > 0 }) else { return }
    left.withLock { $0 -= 1 }
  }
}
group.wait()
assert(left.withLock { $0 } == 0, "sold more than there was")
