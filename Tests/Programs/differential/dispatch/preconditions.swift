// Every predicate where it holds.
import Dispatch

let serial = DispatchQueue(label: "serial")
let many = DispatchQueue(label: "concurrent", attributes: .concurrent)
dispatchPrecondition(condition: .onQueue(.main))
dispatchPrecondition(condition: .notOnQueue(serial))
serial.sync {
  dispatchPrecondition(condition: .onQueue(serial))
  dispatchPrecondition(condition: .onQueueAsBarrier(serial))
  dispatchPrecondition(condition: .notOnQueue(many))
}
many.sync(flags: .barrier) { dispatchPrecondition(condition: .onQueueAsBarrier(many)) }
many.async(flags: .barrier) {
  dispatchPrecondition(condition: .onQueueAsBarrier(many))
  dispatchPrecondition(condition: .notOnQueue(.main))
}
many.sync(flags: .barrier) {}
many.sync { dispatchPrecondition(condition: .onQueue(many)) }
print("all hold")
