import Dispatch
import Foundation

let lock = NSLock()
nonisolated(unsafe) var price = 3

DispatchQueue.concurrentPerform(iterations: 2) { clerk in
  let old = lock.withLock { price }
  let new = clerk == 0 ? old + 1 : old * 2
  lock.withLock { price = new }
}

print(price)
