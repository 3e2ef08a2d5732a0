// outcomes: false true|true false|true true
// assumes: sequentialConsistency
// Store buffering with an atomic variable and the number of a lock, which is looked at without the lock.
import Dispatch
import Foundation
import Synchronization

let isStored = Atomic(false)

func run() {
  let lock = NSConditionLock(condition: 0)
  nonisolated(unsafe) var answers = (false, false)
  let both = DispatchGroup()
  DispatchQueue.global().async(group: both) {
    isStored.store(true, ordering: .releasing)
    answers.0 = lock.condition == 1
  }
  DispatchQueue.global().async(group: both) {
    lock.lock()
    lock.unlock(withCondition: 1)
    answers.1 = isStored.load(ordering: .acquiring)
  }
  both.wait()
  print(answers.0, answers.1)
}
run()
