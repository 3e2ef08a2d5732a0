// finds: nothing
// assumes: nothing
// Dispatch has threads of its own.
import Dispatch

let signalled = DispatchSemaphore(value: 0)
@Sendable func block() { signalled.wait() }

let waiting = Task.detached { block() }
DispatchQueue.global().async { signalled.signal() }
await waiting.value
print("done")
