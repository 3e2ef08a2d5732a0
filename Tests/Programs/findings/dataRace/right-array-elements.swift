// finds: nothing
// Each iteration writes an element of its own, in memory that nobody moves.
import Dispatch

let squares = [Int](unsafeUninitializedCapacity: 2) { buffer, count in
  nonisolated(unsafe) let elements = buffer
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    elements[index] = index * index
  }
  count = 2
}
print(squares)
