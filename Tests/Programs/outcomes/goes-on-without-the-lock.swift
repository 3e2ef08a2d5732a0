// outcomes: 2|1
// assumes: fewLooks
// Who has tried a hundred times for the lock goes on without it, between the other one's reading and writing.
import Foundation
import Synchronization

let lock = NSLock()
let total = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  var isLocked = false
  for _ in 1...100 where lock.try() {
    isLocked = true
    break
  }
  let before = total.load(ordering: .relaxed)
  total.store(before + 1, ordering: .relaxed)
  if isLocked { lock.unlock() }
}
print(total.load(ordering: .relaxed))
