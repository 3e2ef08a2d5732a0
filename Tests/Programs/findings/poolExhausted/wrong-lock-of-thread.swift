// finds: poolExhausted
// line: 10
// width: 1
// The task waits for a lock; the thread that has it waits for a task that finds no thread.
import Foundation

let lock = NSLock()
let locked = DispatchSemaphore(value: 0)
let signalled = DispatchSemaphore(value: 0)
@Sendable func useLock() { lock.withLock {} }
@Sendable func open() { signalled.signal() }
@Sendable func begin() {
  let thread = Thread {
    lock.withLock {
      locked.signal()
      signalled.wait()
    }
  }
  thread.start()
  locked.wait()
}

begin()
let using = Task.detached { useLock() }
let signalling = Task.detached { open() }
await using.value
await signalling.value
print("done")
