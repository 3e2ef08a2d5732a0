// finds: wrongPrecondition
// line: 9
// A function that belongs on its queue is called from elsewhere.
import Dispatch

let queue = DispatchQueue(label: "store")

@Sendable func save() {
  dispatchPrecondition(condition: .onQueue(queue))
  print("saved")
}

queue.sync { save() }
DispatchQueue.global().sync { save() }
