// traps: yes
// Code claims to be on a queue that it is not on.
import Dispatch

dispatchPrecondition(condition: .onQueue(DispatchQueue(label: "elsewhere")))
