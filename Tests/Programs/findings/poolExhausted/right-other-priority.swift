// finds: nothing
// assumes: widePools
// On Linux each priority has threads of its own.
import Dispatch

let signalled = DispatchSemaphore(value: 0)
@Sendable func block() { signalled.wait() }
@Sendable func open() { signalled.signal() }

let waiting = Task.detached { block() }
let signalling = Task.detached(priority: .high) { open() }
await waiting.value
await signalling.value
print("done")
