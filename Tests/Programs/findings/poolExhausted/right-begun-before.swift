// finds: nothing
// assumes: nothing
// The task that signals has its thread before the other one can start, and does not give it back.
import Dispatch

let signalled = DispatchSemaphore(value: 0)
@Sendable func block() { signalled.wait() }
@Sendable func open() { signalled.signal() }

let signalling = Task.detached {
  let waiting = Task.detached { block() }
  open()
  await waiting.value
}
await signalling.value
print("done")
