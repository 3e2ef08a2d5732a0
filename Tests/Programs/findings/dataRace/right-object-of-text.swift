// finds: nothing
// It makes it when the other thread has written.
import Foundation

nonisolated(unsafe) let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: 2)
bytes.initialize(repeating: 0, count: 2)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { bytes[0] = 65 }
group.wait()
let text = NSString(utf8String: bytes)
print(text?.length ?? 0)
