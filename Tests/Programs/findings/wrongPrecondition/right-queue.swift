// finds: nothing
// A function that belongs on its queue is called there, also through a child queue.
import Dispatch

let queue = DispatchQueue(label: "store")
let child = DispatchQueue(label: "store.child", target: queue)

@Sendable func save() {
  dispatchPrecondition(condition: .onQueue(queue))
  print("saved")
}

queue.sync { save() }
child.sync { save() }
