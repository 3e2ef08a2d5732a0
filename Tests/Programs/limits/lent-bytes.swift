// outcomes: 65
// assumes: libraries
// `Data` has bytes that it did not copy, and another thread writes to them, a data race. What a library reads of them
// is not seen; the verdict says so.
import Foundation

nonisolated(unsafe) let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 100)
bytes.initialize(repeating: 65, count: 100)
let data = Data(bytesNoCopy: bytes, count: 100, deallocator: .none)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { bytes[1] = 66 }
print(data[1])
group.wait()
