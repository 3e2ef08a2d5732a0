// finds: poolExhausted
// line: 10
// width: 1
// Two threads ask for the tasks: the one that blocks may come first.
import Foundation

let signalled = DispatchSemaphore(value: 0)
let ended = DispatchSemaphore(value: 0)
@Sendable func block() {
  signalled.wait()
  ended.signal()
}
@Sendable func open() {
  signalled.signal()
  ended.signal()
}

Thread { Task.detached { open() } }.start()
Thread { Task.detached { block() } }.start()
ended.wait()
ended.wait()
print("done")
