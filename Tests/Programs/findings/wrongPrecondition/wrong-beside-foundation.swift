// finds: wrongPrecondition failedCheck crashed
// A file that imports Dispatch checks that a closure of the main actor runs there, whatever else it imports.
import Dispatch
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
