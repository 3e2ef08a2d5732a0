// finds: deadlock
// line: 8 9
// Two serial queues wait for each other.
import Dispatch

let (model, view) = (DispatchQueue(label: "model"), DispatchQueue(label: "view"))
let group = DispatchGroup()
model.async(group: group) { view.sync { print("draw") } }
view.async(group: group) { model.sync { print("load") } }
group.wait()
