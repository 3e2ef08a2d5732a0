// finds: deadlock
// line: 11
// A thread tries to get a lock that the one which had it never gives back.
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
}
done.wait()
