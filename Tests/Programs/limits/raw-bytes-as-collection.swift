// outcomes: true
// assumes: libraries
// The first byte is read by the library's code for every collection, while another thread writes to it: a data race.
import Dispatch

nonisolated(unsafe) let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 2, alignment: 1)
bytes.initializeMemory(as: UInt8.self, repeating: 1)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { bytes[0] = 2 }
let isThere = bytes.first != nil
group.wait()
print(isThere)
