// finds: spuriousWakeup
// line: 15
// Until its time has come, a wait may end without a signal, and then with no error.
import Foundation

let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
var later = timespec()

pthread_mutex_init(mutex, nil)
pthread_cond_init(changed, nil)
pthread_mutex_lock(mutex)
clock_gettime(CLOCK_REALTIME, &later)
later.tv_sec += 1
let isOver = pthread_cond_timedwait(changed, mutex, &later) == ETIMEDOUT
pthread_mutex_unlock(mutex)
print(isOver)
