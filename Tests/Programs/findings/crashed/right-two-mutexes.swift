// finds: nothing
// outcomes: open
// The twin of wrong-two-mutexes: one mutex for both.
import Foundation

nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
pthread_mutex_init(mutex, nil)
pthread_cond_init(condition, nil)
nonisolated(unsafe) var isOpen = false

let group = DispatchGroup()
for _ in 0..<2 {
  DispatchQueue.global().async(group: group) {
    pthread_mutex_lock(mutex)
    while !isOpen { pthread_cond_wait(condition, mutex) }
    pthread_mutex_unlock(mutex)
  }
}
pthread_mutex_lock(mutex)
isOpen = true
pthread_cond_broadcast(condition)
pthread_mutex_unlock(mutex)
group.wait()
print("open")
