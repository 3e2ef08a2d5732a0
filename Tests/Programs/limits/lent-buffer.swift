// outcomes: 0
// assumes: libraries
// A collection that goes through a buffer backwards is made before another thread writes to the buffer, and read
// meanwhile, a data race. What a library reads of it is not seen; the verdict says so.
import Dispatch

nonisolated(unsafe) let elements = UnsafeMutableBufferPointer<Int>.allocate(capacity: 2)
elements.initialize(repeating: 0)
nonisolated(unsafe) let backwards = elements.reversed()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { elements[1] = 1 }
print(backwards.first ?? 2)
group.wait()
