// outcomes: sum 3
// assumes: nothing
// late: nothing
// Each adds under the lock whenever it wakes: no order of the sleeps is to be seen.
import Foundation
import Synchronization

let sum = Mutex(0)
let ended = DispatchGroup()
for number in 1...2 {
  DispatchQueue.global().async(group: ended) {
    usleep(UInt32(number))
    sum.withLock { $0 += number }
  }
}
ended.wait()
print("sum", sum.withLock { $0 })
