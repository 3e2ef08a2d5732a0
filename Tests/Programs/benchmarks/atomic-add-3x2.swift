// executions: 90
// cut short: 0
// finds: nothing
// assumes: nothing
// Three threads that add twice each: an addition is one step, although the library's is a loop.
import Dispatch
import Synchronization

let total = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 3) { _ in
  total.add(1, ordering: .relaxed)
  total.subtract(1, ordering: .relaxed)
}
