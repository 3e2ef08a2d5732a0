// traps: yes
// A block that the main thread waits for is still on the main queue as well.
import Dispatch

DispatchQueue(label: "serial").sync { dispatchPrecondition(condition: .notOnQueue(.main)) }
