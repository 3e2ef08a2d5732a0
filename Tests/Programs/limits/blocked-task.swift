// outcomes: done
// assumes: widePools
// swift-version: 5
// A task that blocks keeps its thread. On a machine with one processor the pool has no other one, and
// the task that would signal never starts.
import Dispatch

let signalled = DispatchSemaphore(value: 0)
let waiting = Task.detached { signalled.wait() }
let signalling = Task.detached { signalled.signal() }
await waiting.value
await signalling.value
print("done")
