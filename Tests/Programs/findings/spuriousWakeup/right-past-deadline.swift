// finds: nothing
// outcomes: true true false
// A wait whose time was over before it began ends with an error: POSIX has it so, and no wakeup without a signal is in
// the way.
import Foundation

let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
let condition = NSCondition()
var past = timespec(tv_sec: 1, tv_nsec: 0)
var now = timespec()

pthread_mutex_init(mutex, nil)
pthread_cond_init(changed, nil)
pthread_mutex_lock(mutex)
clock_gettime(CLOCK_REALTIME, &now)
let isOver = pthread_cond_timedwait(changed, mutex, &past) == ETIMEDOUT
let isJustOver = pthread_cond_timedwait(changed, mutex, &now) == ETIMEDOUT
pthread_mutex_unlock(mutex)

condition.lock()
let isSignalled = condition.wait(until: .distantPast)
condition.unlock()
print(isOver, isJustOver, isSignalled)
