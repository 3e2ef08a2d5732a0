// outcomes: AA
// assumes: libraries
// Foundation follows a pointer that it got as an argument of a format, while another thread writes there, a data
// race. What a library reads through it is not seen; the verdict says so.
import Foundation

nonisolated(unsafe) let text = UnsafeMutablePointer<CChar>.allocate(capacity: 3)
text.update(from: [65, 65, 0], count: 3)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { text[1] = 66 }
print(String(format: "%s", text))
group.wait()
