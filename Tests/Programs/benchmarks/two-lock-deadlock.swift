// executions: 3
// cut short: 2
// finds: deadlock
// Two threads take two locks in opposite orders.
import Foundation

let (first, second) = (NSLock(), NSLock())
DispatchQueue.concurrentPerform(iterations: 2) { index in
  let (left, right) = index == 0 ? (first, second) : (second, first)
  left.lock()
  right.lock()
  right.unlock()
  left.unlock()
}
