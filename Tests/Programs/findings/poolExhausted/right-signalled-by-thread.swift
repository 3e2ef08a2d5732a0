// finds: nothing
// assumes: nothing
// The task blocks, but no task has to start for it to go on.
import Foundation

let signalled = DispatchSemaphore(value: 0)
@Sendable func block() { signalled.wait() }

let waiting = Task.detached { block() }
let other = Task.detached { 7 }
Thread { signalled.signal() }.start()
await waiting.value
print(await other.value)
