// finds: crashed
// line: 18
// The pointer outlives the array: the writer empties the array under the lock, the reader comes later.
import Foundation

let lock = NSLock()
nonisolated(unsafe) var numbers = [1, 2, 3]
nonisolated(unsafe) let first = numbers.withUnsafeBufferPointer { $0.baseAddress }

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  lock.lock()
  numbers = []
  lock.unlock()
}
DispatchQueue.global().async(group: group) {
  lock.lock()
  print(first?.pointee ?? 0)
  lock.unlock()
}
group.wait()
