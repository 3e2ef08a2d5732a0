// outcomes: 2|1
// assumes: sequentialConsistency fewLooks
// Each adds if it gets the lock with one of its fifty tries; all fifty may come while the other one has it.
import Foundation

let lock = NSLock()
let group = DispatchGroup()
nonisolated(unsafe) var total = 0
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    for _ in 1...50 where lock.try() {
      total += 1
      return lock.unlock()
    }
  }
}
group.wait()
print(total)
