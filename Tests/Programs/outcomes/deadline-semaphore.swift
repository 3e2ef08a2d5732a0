// outcomes: in time
// late: gave up
// Five seconds of the calendar are enough for a post that comes after one.
import Foundation

nonisolated(unsafe) let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
sem_init(semaphore, 0, 0)

Thread.detachNewThread {
  sleep(1)
  sem_post(semaphore)
}
var deadline = timespec()
clock_gettime(CLOCK_REALTIME, &deadline)
deadline.tv_sec += 5
print(sem_timedwait(semaphore, &deadline) == 0 ? "in time" : "gave up")
