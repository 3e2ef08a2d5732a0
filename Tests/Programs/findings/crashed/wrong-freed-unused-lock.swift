// finds: crashed
// line: 9
// line: 10
// The memory of a lock is freed that nobody has used so far.
import Foundation

let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
pthread_mutex_init(lock, nil)
lock.deallocate()
pthread_mutex_lock(lock)
pthread_mutex_unlock(lock)
