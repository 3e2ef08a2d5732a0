// outcomes: in time
// Five seconds of the calendar are enough for a mutex that is unlocked after one.
import Foundation

nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
let isLocked = DispatchSemaphore(value: 0)
pthread_mutex_init(mutex, nil)

Thread.detachNewThread {
  pthread_mutex_lock(mutex)
  isLocked.signal()
  sleep(1)
  pthread_mutex_unlock(mutex)
}
isLocked.wait()
var deadline = timespec()
clock_gettime(CLOCK_REALTIME, &deadline)
deadline.tv_sec += 5
print(pthread_mutex_timedlock(mutex, &deadline) == 0 ? "in time" : "gave up")
