// A consumer waits under a condition for what two producers bring.
import Foundation

nonisolated(unsafe) var items: [Int] = []
let condition = NSCondition()
let group = DispatchGroup()
for number in 1...2 {
  DispatchQueue.global().async(group: group) {
    condition.withLock {
      items.append(number)
      condition.signal()
    }
  }
}
condition.lock()
while items.count < 2 { condition.wait() }
condition.unlock()
print(items)
