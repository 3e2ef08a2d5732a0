// finds: crashed
// line: 14
// Nothing destroys the lock, but its memory is freed while the reader still has to unlock it.
import Foundation

nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
let (hasRead, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

pthread_rwlock_init(lock, nil)
Thread.detachNewThread {
  pthread_rwlock_rdlock(lock)
  hasRead.signal()
  // The main thread does not wait for this one.
  pthread_rwlock_unlock(lock)
  done.signal()
}
hasRead.wait()
lock.deallocate()
done.wait()
