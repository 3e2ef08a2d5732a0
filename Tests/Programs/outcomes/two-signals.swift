// outcomes: 0|1
// Two threads signal without the lock. The wait may end with either signal, and so before the other thread
// has written what it writes before its own.
import Foundation
import Synchronization

let condition = NSCondition()
let value = Atomic(0)
let ended = DispatchGroup()

ended.enter()
Thread.detachNewThread {
  condition.lock()
  condition.wait()
  print(value.load(ordering: .sequentiallyConsistent))
  condition.unlock()
  ended.leave()
}
sleep(1)
for number in 1...2 {
  ended.enter()
  Thread.detachNewThread {
    if number == 1 { value.store(1, ordering: .sequentiallyConsistent) }
    condition.signal()
    ended.leave()
  }
}
ended.wait()
