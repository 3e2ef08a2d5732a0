// outcomes: gave up|writes
// A reader goes at the very instant at which a writer gives up: either may come first.
import Foundation

nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
let isLocked = DispatchSemaphore(value: 0)
pthread_rwlock_init(lock, nil)

Thread.detachNewThread {
  pthread_rwlock_rdlock(lock)
  isLocked.signal()
  sleep(1)
  pthread_rwlock_unlock(lock)
}
isLocked.wait()
var deadline = timespec()
clock_gettime(CLOCK_REALTIME, &deadline)
deadline.tv_sec += 1
print(pthread_rwlock_timedwrlock(lock, &deadline) == 0 ? "writes" : "gave up")
