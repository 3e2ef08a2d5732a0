// executions: 90
// cut short: 0
// finds: nothing
// Three threads of Foundation with two sections each under an NSLock.
import Foundation

nonisolated(unsafe) var counter = 0
let lock = NSLock()
let ended = DispatchGroup()
for _ in 1...3 {
  ended.enter()
  Thread {
    for _ in 1...2 {
      lock.lock()
      counter += 1
      lock.unlock()
    }
    ended.leave()
  }.start()
}
ended.wait()
