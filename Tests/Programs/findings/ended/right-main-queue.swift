// finds: nothing
// After dispatchMain() a program has no other way to end.
import Dispatch
import Foundation

let gather = DispatchQueue(label: "gather")
let group = DispatchGroup()
nonisolated(unsafe) var names: [String] = []
for name in ["first", "second"] {
  DispatchQueue.global().async(group: group) {
    gather.async(group: group) { names.append(name) }
  }
}
group.notify(queue: .main) {
  print(names.count)
  exit(0)
}
dispatchMain()
