// finds: recursiveLock
// line: 9
// A normal mutex of the system, taken twice.
import Foundation

let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
pthread_mutex_init(mutex, nil)
pthread_mutex_lock(mutex)
pthread_mutex_lock(mutex)
pthread_mutex_unlock(mutex)
