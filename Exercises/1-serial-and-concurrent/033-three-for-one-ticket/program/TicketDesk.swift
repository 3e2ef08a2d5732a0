import Dispatch
import Foundation

let lock = NSLock()
nonisolated(unsafe) var tickets = 1
let spareChairs = 1

DispatchQueue.concurrentPerform(iterations: 3) { _ in
  let isOneLeft = lock.withLock { tickets > 0 }
  if isOneLeft {
    lock.withLock { tickets -= 1 }
  }
}

precondition(tickets >= -spareChairs, "a guest has to stand")
print("everybody sits")
