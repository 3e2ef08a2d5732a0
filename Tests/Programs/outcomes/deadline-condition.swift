// outcomes: in time
// late: gave up
// Five seconds of the calendar are enough for a signal that comes after one.
import Foundation

nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
nonisolated(unsafe) var isReady = false
pthread_mutex_init(mutex, nil)
pthread_cond_init(condition, nil)

Thread.detachNewThread {
  sleep(1)
  pthread_mutex_lock(mutex)
  isReady = true
  pthread_cond_signal(condition)
  pthread_mutex_unlock(mutex)
}
var deadline = timespec()
clock_gettime(CLOCK_REALTIME, &deadline)
deadline.tv_sec += 5
pthread_mutex_lock(mutex)
var error: Int32 = 0
while !isReady && error == 0 { error = pthread_cond_timedwait(condition, mutex, &deadline) }
print(error == 0 ? "in time" : "gave up")
pthread_mutex_unlock(mutex)
