// finds: crashed
// line: 17
// Both threads take themselves for the last one: the count is looked at after it was changed.
import Foundation

let lock = NSLock()
nonisolated(unsafe) var users = 2
nonisolated(unsafe) let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 2)
numbers.initialize(repeating: 0, count: 2)

@Sendable func leave() {
  lock.withLock { users -= 1 }
  lock.lock()
  defer { lock.unlock() }
  if users == 0 {
    print("the last one")
    numbers.deallocate()
  }
}

let group = DispatchGroup()
DispatchQueue.global().async(group: group, execute: leave)
leave()
group.wait()
