// finds: deadlock
// line: 9 14
// The thread needs the lock that whoever waits for it holds.
import Foundation

let lock = NSLock()
let ended = DispatchSemaphore(value: 0)
let thread = Thread {
  lock.withLock { print("worked") }
  ended.signal()
}
lock.lock()
thread.start()
ended.wait()
lock.unlock()
