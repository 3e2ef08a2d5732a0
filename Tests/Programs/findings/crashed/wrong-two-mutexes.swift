// finds: crashed
// line: 16
// Two threads wait for one condition with a mutex each, which POSIX does not allow.
import Foundation

nonisolated(unsafe) let mutexes = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 2)
nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
for index in 0..<2 { pthread_mutex_init(mutexes + index, nil) }
pthread_cond_init(condition, nil)
nonisolated(unsafe) var isOpen = false

let group = DispatchGroup()
for index in 0..<2 {
  DispatchQueue.global().async(group: group) {
    pthread_mutex_lock(mutexes + index)
    while !isOpen { pthread_cond_wait(condition, mutexes + index) }
    pthread_mutex_unlock(mutexes + index)
  }
}
for index in 0..<2 { pthread_mutex_lock(mutexes + index) }
isOpen = true
pthread_cond_broadcast(condition)
for index in 0..<2 { pthread_mutex_unlock(mutexes + index) }
group.wait()
