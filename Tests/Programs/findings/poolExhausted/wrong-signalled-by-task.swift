// finds: poolExhausted
// line: 9
// width: 1
// A task that blocks keeps its thread. On a machine with one processor there is no other one, and the task
// that would signal never starts.
import Dispatch

let signalled = DispatchSemaphore(value: 0)
@Sendable func block() { signalled.wait() }
@Sendable func open() { signalled.signal() }

let waiting = Task.detached { block() }
let signalling = Task.detached { open() }
await waiting.value
await signalling.value
print("done")
