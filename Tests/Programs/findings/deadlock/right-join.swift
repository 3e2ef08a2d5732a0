// finds: nothing
// The lock is given back before the thread is waited for.
import Foundation

let lock = NSLock()
let ended = DispatchSemaphore(value: 0)
let thread = Thread {
  lock.withLock { print("worked") }
  ended.signal()
}
lock.lock()
thread.start()
lock.unlock()
ended.wait()
