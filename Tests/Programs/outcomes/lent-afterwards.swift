// finds: nothing
// outcomes: 1 3 true
// A library gets buffers in a disguise once no other thread is at work, and none begins any more.
import Foundation

nonisolated(unsafe) let elements = UnsafeMutableBufferPointer<Int>.allocate(capacity: 2)
DispatchQueue.concurrentPerform(iterations: 2) { elements[$0] = $0 + 1 }
let bytes = UnsafeMutableRawBufferPointer(elements)
let data = bytes.baseAddress.map { Data(bytesNoCopy: $0, count: bytes.count, deallocator: .none) }
print(elements.reversed().last ?? 0, elements.reduce(0, +), data?[8] == 2)
