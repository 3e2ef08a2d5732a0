// outcomes: A
// assumes: libraries
// A library makes a text of bytes to which another thread writes, a data race. What it reads behind a pointer is not
// seen; the verdict says so.
import Foundation

nonisolated(unsafe) let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
bytes.initialize(to: 65)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { bytes[0] = 66 }
let text = String(decoding: UnsafeRawBufferPointer(start: bytes, count: 1), as: UTF8.self)
group.wait()
print(text)
