// traps: yes
// The target of an active queue is set.
import Dispatch

DispatchQueue(label: "serial").setTarget(queue: .global())
