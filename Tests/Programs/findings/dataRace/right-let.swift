// finds: nothing
// The same on a serial queue.
import Dispatch

final class Box: @unchecked Sendable { var count = 0 }

let box = Box()
func add() {
  let seen = box.count

  box.count = seen + 1
}

let group = DispatchGroup()
let queue = DispatchQueue(label: "count")
for _ in 0..<2 { queue.async(group: group, execute: add) }
group.wait()
print(box.count)
