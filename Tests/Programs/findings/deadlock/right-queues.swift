// finds: nothing
// One queue waits for the other, which never waits for it.
import Dispatch

let (model, view) = (DispatchQueue(label: "model"), DispatchQueue(label: "view"))
let group = DispatchGroup()
model.async(group: group) { view.async(group: group) { print("draw") } }
view.async(group: group) { model.sync { print("load") } }
group.wait()
