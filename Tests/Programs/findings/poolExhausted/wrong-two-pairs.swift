// finds: poolExhausted
// line: 9
// width: 2
// Two tasks block, and those that would signal come after them: two processors are too few.
import Dispatch

let first = DispatchSemaphore(value: 0)
let second = DispatchSemaphore(value: 0)
@Sendable func block(_ gate: DispatchSemaphore) { gate.wait() }
@Sendable func open(_ gate: DispatchSemaphore) { gate.signal() }

await withTaskGroup(of: Void.self) { group in
  group.addTask { block(first) }
  group.addTask { block(second) }
  group.addTask { open(first) }
  group.addTask { open(second) }
}
print("done")
