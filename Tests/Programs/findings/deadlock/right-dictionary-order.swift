// finds: nothing
// Both threads take the locks in the order of the keys, whatever the order of the dictionary is.
import Dispatch
import Foundation

let locks = [NSLock(), NSLock()]

func withBoth(_ work: () -> Void) {
  let both = [1: locks[0], 2: locks[1]]
  for key in both.keys.sorted() { both[key]?.lock() }
  work()
  for lock in both.values { lock.unlock() }
}

nonisolated(unsafe) var sum = 0
DispatchQueue.concurrentPerform(iterations: 2) { _ in withBoth { sum += 1 } }
print(sum)
