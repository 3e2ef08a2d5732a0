// finds: dataRace
// line: 8
// Two threads swap the same elements through a pointer. The standard library's own code does it.
import Dispatch

nonisolated(unsafe) let elements = UnsafeMutableBufferPointer<Int>.allocate(capacity: 2)
elements.initialize(repeating: 1)
DispatchQueue.concurrentPerform(iterations: 2) { _ in elements.swapAt(0, 1) }
print(elements[0] + elements[1])
elements.deallocate()
