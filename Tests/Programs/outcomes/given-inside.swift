// finds: nothing
// outcomes: <a> ["names": [a]]|<ab> ["names": [ab]]
// Objects of Foundation are printed as parts of others, under the lock under which they change; meanwhile libraries
// are given what has nothing to do with them.
import Foundation

nonisolated(unsafe) let text = NSMutableString(string: "a")
nonisolated(unsafe) let all: [String: Any] = ["names": [text]]
let lock = NSLock()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  lock.withLock { text.append("b") }
  _ = [3, 1, 2].sorted().map { "\($0)" }.joined(separator: ", ")
}
lock.withLock { print("<\(text)>", all) }
group.wait()
