// finds: nothing
// A semaphore may be signalled by another thread than the one that waits.
import Foundation

let turn = DispatchSemaphore(value: 1)
let ended = DispatchSemaphore(value: 0)
turn.wait()
let thread = Thread {
  turn.signal()
  ended.signal()
}
thread.start()
ended.wait()
