// finds: poolExhausted
// line: 9
// width: 1
// The task that signals waits for another one, without a thread; neither of the two has one then.
import Dispatch

let signalled = DispatchSemaphore(value: 0)
func ready() async {}
@Sendable func block() { signalled.wait() }
@Sendable func open() { signalled.signal() }

let waiting = Task.detached { block() }
let preparing = Task.detached { await ready() }
let signalling = Task.detached {
  await preparing.value
  open()
}
await waiting.value
await signalling.value
print("done")
