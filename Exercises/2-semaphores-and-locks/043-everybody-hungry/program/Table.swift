import Dispatch
import Foundation

let forks = [NSLock(), NSLock(), NSLock()]

DispatchQueue.concurrentPerform(iterations: 3) { philosopher in
  let left = forks[philosopher]
  let right = forks[(philosopher + 1) % 3]
  left.lock()
  right.lock()
  right.unlock()
  left.unlock()
}

print("everybody has eaten")
