// finds: nothing
// assumes: widePools
// The task that signals is asked for first, and starts first on any number of processors; but nobody
// promises that.
import Dispatch

let signalled = DispatchSemaphore(value: 0)
@Sendable func block() { signalled.wait() }
@Sendable func open() { signalled.signal() }

let signalling = Task.detached { open() }
let waiting = Task.detached { block() }
await waiting.value
await signalling.value
print("done")
