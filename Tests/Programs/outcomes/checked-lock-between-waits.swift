// outcomes: 0
// An error-checking mutex that is given back before the next wait is given back by the thread that has it.
import Foundation

nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
var attributes = pthread_mutexattr_t()
pthread_mutexattr_init(&attributes)
pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
pthread_mutex_init(lock, &attributes)
func look() -> Int32 {
  pthread_mutex_lock(lock)
  return pthread_mutex_unlock(lock)
}

print(
  await Task.detached { () async -> Int32 in
    let first = look()
    await Task.detached { for _ in 0..<3 { DispatchQueue.global().async { usleep(20_000) } } }.value
    return first + look()
  }.value)
