// finds: nothing
// The lock is given back.
import Foundation

let lock = NSLock()
let taken = DispatchSemaphore(value: 0)
let done = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  taken.wait()
  while !lock.try() {}
  lock.unlock()
  done.signal()
}
Thread.detachNewThread {
  lock.lock()
  taken.signal()
  lock.unlock()
}
done.wait()
