// A concurrent queue may be asked again from its own block, and a queue from that of its child's sibling.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync { queue.sync { print("twice") } }

let base = DispatchQueue(label: "base", attributes: .concurrent)
let first = DispatchQueue(label: "first", target: base)
let second = DispatchQueue(label: "second", target: base)
first.sync { second.sync { print("both", DispatchQueue.main === DispatchQueue.main) } }
print(DispatchQueue.main.qos == .unspecified, DispatchQueue.global(qos: .utility).label)
