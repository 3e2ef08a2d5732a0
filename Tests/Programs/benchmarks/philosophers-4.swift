// executions: 15
// cut short: 32
// finds: deadlock
// Four philosophers, each of whom takes the left fork first.
import Foundation

let forks = (0..<4).map { _ in NSLock() }
let ended = DispatchGroup()
for seat in 0..<4 {
  let (left, right) = (forks[seat], forks[(seat + 1) % 4])
  ended.enter()
  Thread {
    left.lock()
    right.lock()
    right.unlock()
    left.unlock()
    ended.leave()
  }.start()
}
ended.wait()
