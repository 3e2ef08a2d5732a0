// finds: nothing
// A recursive mutex of the system, taken twice.
import Foundation

var attributes = pthread_mutexattr_t()
pthread_mutexattr_init(&attributes)
pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
pthread_mutex_init(mutex, &attributes)
pthread_mutex_lock(mutex)
pthread_mutex_lock(mutex)
pthread_mutex_unlock(mutex)
pthread_mutex_unlock(mutex)
