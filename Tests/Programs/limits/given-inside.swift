// outcomes: <a>
// assumes: libraries
// One thread changes a string of Foundation while another one prints it inside of a text, a data race. What a library
// reads of an object that it was given is not seen; the verdict says so.
import Foundation

nonisolated(unsafe) let text = NSMutableString(string: "a")
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { text.append("b") }
print("<\(text)>")
group.wait()
