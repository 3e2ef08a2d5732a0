// finds: unlockByAnother
// line: 10
// One thread locks, another unlocks.
import Foundation

let lock = NSLock()
let ended = DispatchSemaphore(value: 0)
lock.lock()
let thread = Thread {
  lock.unlock()
  ended.signal()
}
thread.start()
ended.wait()
