// outcomes: ["names": [a]]
// assumes: libraries
// One thread changes a string of Foundation while another one prints a dictionary that has it in an array, a data
// race. What a library reads of an object that is a part of another one is not seen; the verdict says so.
import Foundation

nonisolated(unsafe) let text = NSMutableString(string: "a")
nonisolated(unsafe) let all: [String: Any] = ["names": [text]]
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { text.append("b") }
print(all)
group.wait()
