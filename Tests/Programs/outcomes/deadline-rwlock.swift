// outcomes: read in time, written in time
// Five seconds of the calendar are enough for a writer that goes after one, and a reader likewise.
import Foundation

nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
let isLocked = DispatchSemaphore(value: 0)
pthread_rwlock_init(lock, nil)

/// Another thread has the lock for a second.
func holdForASecond(_ take: @escaping @Sendable () -> Void) {
  Thread.detachNewThread {
    take()
    isLocked.signal()
    sleep(1)
    pthread_rwlock_unlock(lock)
  }
  isLocked.wait()
}

func inFiveSeconds() -> timespec {
  var deadline = timespec()
  clock_gettime(CLOCK_REALTIME, &deadline)
  deadline.tv_sec += 5
  return deadline
}

holdForASecond { pthread_rwlock_wrlock(lock) }
var deadline = inFiveSeconds()
let hasRead = pthread_rwlock_timedrdlock(lock, &deadline) == 0
if hasRead { pthread_rwlock_unlock(lock) }

holdForASecond { pthread_rwlock_rdlock(lock) }
deadline = inFiveSeconds()
let hasWritten = pthread_rwlock_timedwrlock(lock, &deadline) == 0
print(hasRead ? "read in time," : "gave up,", hasWritten ? "written in time" : "gave up")
