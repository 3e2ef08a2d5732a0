// The target of an inactive queue can be set; afterwards the queue runs there.
import Dispatch

let base = DispatchQueue(label: "base")
let queue = DispatchQueue(label: "work", attributes: [.initiallyInactive, .concurrent])
queue.setTarget(queue: base)
queue.activate()
queue.sync {
  dispatchPrecondition(condition: .onQueue(queue))
  dispatchPrecondition(condition: .onQueue(base))
  print("on both")
}
