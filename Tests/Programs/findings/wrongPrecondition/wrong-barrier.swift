// finds: wrongPrecondition
// line: 9
// A change that needs a barrier is made without one.
import Dispatch

let queue = DispatchQueue(label: "store", attributes: .concurrent)

@Sendable func change() {
  dispatchPrecondition(condition: .onQueueAsBarrier(queue))
  print("changed")
}

queue.sync(flags: .barrier) { change() }
queue.sync { change() }
