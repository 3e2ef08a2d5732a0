// outcomes: 2
// Two threads swap the same elements through a pointer, a data race. The swap itself is done by the
// standard library; what the compiler does not put into the program's own code is not seen.
import Dispatch

nonisolated(unsafe) let elements = UnsafeMutableBufferPointer<Int>.allocate(capacity: 2)
elements.initialize(repeating: 1)
DispatchQueue.concurrentPerform(iterations: 2) { _ in elements.swapAt(0, 1) }
print(elements[0] + elements[1])
elements.deallocate()
