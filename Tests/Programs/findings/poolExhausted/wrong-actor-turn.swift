// finds: poolExhausted
// line: 11
// width: 1
// What an actor does needs a thread as well.
import Dispatch

let signalled = DispatchSemaphore(value: 0)
actor Signaller {
  func open() { signalled.signal() }
}
@Sendable func block() { signalled.wait() }

let waiting = Task.detached { block() }
await Signaller().open()
await waiting.value
print("done")
