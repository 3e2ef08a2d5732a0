// finds: nothing
// The item is looked at and taken in one step.
import Dispatch
import Synchronization

let stock = Mutex<UInt8>(1)
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    stock.withLock { if $0 > 0 { $0 -= 1 } }
  }
}
group.wait()
