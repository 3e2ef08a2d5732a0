// finds: dataRace
// line: 10
// Foundation makes a text of bytes to which another thread writes.
import Foundation

nonisolated(unsafe) let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: 2)
bytes.initialize(repeating: 0, count: 2)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { bytes[0] = 65 }
let text = NSString(utf8String: bytes)
group.wait()
print(text?.length ?? 0 < 2)
