// finds: poolExhausted
// line: 8
// width: 1
// The task that signals has begun, but it needs a thread again after its await.
import Dispatch

let signalled = DispatchSemaphore(value: 0)
@Sendable func block() { signalled.wait() }
@Sendable func open() { signalled.signal() }

let signalling = Task.detached {
  let waiting = Task.detached { block() }
  await Task.yield()
  open()
  await waiting.value
}
await signalling.value
print("done")
