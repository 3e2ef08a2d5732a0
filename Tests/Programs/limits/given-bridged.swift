// outcomes: a
// assumes: libraries
// One thread changes a string of Foundation while another one makes a Swift string of it, a data race. What the
// library does with an object that it is given is not seen; the verdict says so.
import Foundation

nonisolated(unsafe) let text = NSMutableString(string: "a")
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { text.append("b") }
let copy = text as String
group.wait()
print(copy)
