// finds: nothing
// The same with the system's own condition variable, and something to look at.
import Foundation

nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
nonisolated(unsafe) var isDone = false
pthread_mutex_init(mutex, nil)
pthread_cond_init(condition, nil)

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  pthread_mutex_lock(mutex)
  isDone = true
  pthread_mutex_unlock(mutex)
  pthread_cond_signal(condition)
}
pthread_mutex_lock(mutex)
while !isDone { pthread_cond_wait(condition, mutex) }
pthread_mutex_unlock(mutex)
group.wait()
