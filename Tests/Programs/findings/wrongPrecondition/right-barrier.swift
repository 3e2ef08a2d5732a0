// finds: nothing
// A change that needs a barrier has one.
import Dispatch

let queue = DispatchQueue(label: "store", attributes: .concurrent)

@Sendable func change() {
  dispatchPrecondition(condition: .onQueueAsBarrier(queue))
  print("changed")
}

queue.sync(flags: .barrier) { change() }
queue.sync { dispatchPrecondition(condition: .onQueue(queue)) }
