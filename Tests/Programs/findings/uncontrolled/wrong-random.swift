// finds: uncontrolled unsupported
// The C library's random numbers go on where the last execution stopped.
import Dispatch
import Foundation
import Synchronization

let sum = Mutex(0)
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    let times = random() % 3
    for _ in 0..<times { sum.withLock { $0 += 1 } }
  }
}
group.wait()
