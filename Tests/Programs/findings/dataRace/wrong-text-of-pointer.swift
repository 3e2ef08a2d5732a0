// finds: dataRace
// line: 10
// Foundation makes a string of characters behind a pointer, which another thread writes.
import Foundation

nonisolated(unsafe) let text = UnsafeMutablePointer<CChar>.allocate(capacity: 3)
text.update(from: [65, 65, 0], count: 3)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { text[1] = 66 }
print(String(utf8String: text) ?? "")
group.wait()
