// finds: nothing
// assumes: nothing
// It makes the string when the other thread has ended.
import Foundation

nonisolated(unsafe) let text = UnsafeMutablePointer<CChar>.allocate(capacity: 3)
text.update(from: [65, 65, 0], count: 3)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { text[1] = 66 }
group.wait()
print(String(utf8String: text) ?? "")
