// outcomes: gave up|in time
// A signal that comes while two wait is for one of them. The other gives up after its time, although
// the lock, which it needs for that, is free only later.
import Foundation

let condition = NSCondition()
nonisolated(unsafe) var waiting = 0
nonisolated(unsafe) var isOver = false
let ended = DispatchGroup()

ended.enter()
Thread.detachNewThread {
  condition.lock()
  waiting += 1
  let isInTime = condition.wait(until: Date(timeIntervalSinceNow: 2))
  condition.unlock()
  print(isInTime ? "in time" : "gave up")
  ended.leave()
}
ended.enter()
Thread.detachNewThread {
  condition.lock()
  waiting += 1
  while !isOver { condition.wait() }
  condition.unlock()
  ended.leave()
}
sleep(1)
condition.lock()
precondition(waiting == 2)
condition.signal()
sleep(3)
isOver = true
condition.broadcast()
condition.unlock()
ended.wait()
