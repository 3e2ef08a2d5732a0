// outcomes: AC|CA
// Two lanes activate a queue: the first one starts what waits in it.
import Dispatch

let all = DispatchGroup()
let n = DispatchQueue(label: "n", attributes: [.initiallyInactive, .concurrent])
n.async(group: all) { print("C", terminator: "") }
DispatchQueue.global().async(group: all) { n.activate() }
print("A", terminator: "")
n.activate()
all.wait()
print()
