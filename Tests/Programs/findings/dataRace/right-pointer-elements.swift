// finds: nothing
// assumes: nothing
// Each thread has elements of its own: what the standard library swaps, fills and copies is just those.
import Dispatch
import Glibc

nonisolated(unsafe) let elements = UnsafeMutableBufferPointer<Int>.allocate(capacity: 6)
elements.initialize(repeating: 1)
DispatchQueue.concurrentPerform(iterations: 2) { number in
  let own = UnsafeMutableBufferPointer(rebasing: elements[3 * number..<3 * number + 3])
  own[2] = number
  own.swapAt(1, 2)
  guard let start = own.baseAddress else { return }
  start.update(from: start + 1, count: 2)
  memset(start + 2, 0, 8)
}
print(elements.map { "\($0)" }.joined(separator: " "))
elements.deallocate()
