// A condition variable: a signal, a broadcast, a timeout.
import Dispatch
import Glibc

nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
nonisolated(unsafe) var isOpen = false
nonisolated(unsafe) var passed = 0
pthread_mutex_init(mutex, nil)
pthread_cond_init(condition, nil)

let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    pthread_mutex_lock(mutex)
    while !isOpen { pthread_cond_wait(condition, mutex) }
    passed += 1
    pthread_mutex_unlock(mutex)
  }
}
pthread_mutex_lock(mutex)
isOpen = true
pthread_mutex_unlock(mutex)
pthread_cond_broadcast(condition)
group.wait()
print(passed)

var deadline = timespec()
clock_gettime(CLOCK_REALTIME, &deadline)
deadline.tv_sec += 0
pthread_mutex_lock(mutex)
print(pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT)
pthread_mutex_unlock(mutex)
print(pthread_cond_destroy(condition), pthread_mutex_destroy(mutex))
