// outcomes: gave up|took it
// The token comes at the very instant at which the wait for it ends: either may come first.
import Foundation

nonisolated(unsafe) let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
sem_init(semaphore, 0, 0)

Thread.detachNewThread {
  sleep(1)
  sem_post(semaphore)
}
var deadline = timespec()
clock_gettime(CLOCK_REALTIME, &deadline)
deadline.tv_sec += 1
print(sem_timedwait(semaphore, &deadline) == 0 ? "took it" : "gave up")
