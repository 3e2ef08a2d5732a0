// finds: poolExhausted
// line: 8
// Every task of the pool blocks its thread until another task signals.
import Dispatch

let gate = DispatchSemaphore(value: 0)

@Sendable func block() { gate.wait() }
@Sendable func open() { gate.signal() }

await withTaskGroup(of: Void.self) { group in
  for _ in 1...16 { group.addTask { block() } }
  group.addTask { for _ in 1...16 { open() } }
}
