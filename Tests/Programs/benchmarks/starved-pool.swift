// found within: 10
// finds: poolExhausted
// As many tasks as the pool has threads wait for a semaphore, and nobody is left to signal it.
import Dispatch

let gate = DispatchSemaphore(value: 0)

@Sendable func block() { gate.wait() }
@Sendable func open() { gate.signal() }

await withTaskGroup(of: Void.self) { group in
  for _ in 1...8 { group.addTask { block() } }
  group.addTask { for _ in 1...8 { open() } }
}
