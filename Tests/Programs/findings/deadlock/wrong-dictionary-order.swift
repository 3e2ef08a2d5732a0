// finds: deadlock
// line: 12
// Both threads take the locks in the order of a dictionary, which each dictionary has for itself. It happens to be
// the same here as long as hashing is that of a worker.
import Dispatch
import Foundation

let locks = [NSLock(), NSLock()]

func withBoth(_ work: () -> Void) {
  let both = [1: locks[0], 2: locks[1]]
  for lock in both.values { lock.lock() }
  work()
  for lock in both.values { lock.unlock() }
}

nonisolated(unsafe) var sum = 0
DispatchQueue.concurrentPerform(iterations: 2) { _ in withBoth { sum += 1 } }
print(sum)
