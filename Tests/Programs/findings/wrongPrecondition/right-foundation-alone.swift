// finds: nothing
// outcomes: cat
// The compiler lets a file check that a closure of the main actor runs there only if it imports Dispatch by name.
import Foundation

nonisolated(unsafe) var picture = "none"

let shown = DispatchSemaphore(value: 0)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { picture = "cat" }
group.notify(queue: .global()) {
  print(picture)
  shown.signal()
}
shown.wait()
