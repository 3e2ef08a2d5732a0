// finds: nothing
// A queue's own class counts more than that of its target, and a serial queue without one is on no queue of the program.
import Dispatch

func isOn(_ quality: DispatchQoS.QoSClass, _ queue: DispatchQueue) {
  queue.async { dispatchPrecondition(condition: .onQueue(.global(qos: quality))) }
  queue.sync(flags: .barrier) {}
}

isOn(.utility, DispatchQueue(label: "target", target: .global(qos: .utility)))
isOn(.utility, DispatchQueue(label: "own", qos: .utility, target: .global()))
isOn(.default, DispatchQueue(label: "concurrent", attributes: .concurrent))
let set = DispatchQueue(label: "set", qos: .utility, attributes: .initiallyInactive)
set.setTarget(queue: .global(qos: .background))
set.activate()
isOn(.background, DispatchQueue(label: "two", target: set))
DispatchQueue(label: "serial").sync {
  dispatchPrecondition(condition: .notOnQueue(.global()))
}
