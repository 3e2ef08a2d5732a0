// finds: crashed failedCheck
// line: 12
// The stock is an unsigned number, and two sellers take the last item.
import Dispatch
import Synchronization

let stock = Mutex<UInt8>(1)
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    guard stock.withLock({ $0 > 0 }) else { return }
    stock.withLock { $0 -= 1 }
  }
}
group.wait()
