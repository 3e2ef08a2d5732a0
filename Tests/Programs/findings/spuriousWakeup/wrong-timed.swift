// finds: spuriousWakeup
// line: 25
// A wait with a limit that returns without a signal returns 0: that it was in time says nothing of why.
import Foundation

nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
nonisolated(unsafe) var answer: Int?
pthread_mutex_init(mutex, nil)
pthread_cond_init(condition, nil)

var limit = timespec()
clock_gettime(CLOCK_REALTIME, &limit)
limit.tv_sec += 5
pthread_mutex_lock(mutex)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  pthread_mutex_lock(mutex)
  answer = 42
  pthread_cond_signal(condition)
  pthread_mutex_unlock(mutex)
}
var status: Int32 = 0
if answer == nil {
  status = pthread_cond_timedwait(condition, mutex, &limit)
}
print(status == 0 ? "answer \(answer ?? 0)" : "no answer")
pthread_mutex_unlock(mutex)
group.wait()
