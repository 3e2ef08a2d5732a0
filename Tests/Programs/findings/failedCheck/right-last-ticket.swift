// finds: nothing
// Looking and selling are one step.
import Dispatch
import Synchronization

let left = Mutex(1)
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    left.withLock { if $0 > 0 { $0 -= 1 } }
  }
}
group.wait()
assert(left.withLock { $0 } == 0, "sold more than there was")
