// finds: failedCheck
// line: 13
// A local variable that iterations share: a story that notices it on the way is told from its beginning.
import Foundation

func sum() -> Int {
  let lock = NSLock()
  nonisolated(unsafe) var sum = 0
  DispatchQueue.concurrentPerform(iterations: 2) { index in lock.withLock { sum += index } }
  return sum
}

precondition(sum() == 2, "0 and 1 are 2")
