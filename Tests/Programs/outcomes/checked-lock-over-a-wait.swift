// outcomes: 0
// assumes: widePools machine
// An error-checking mutex knows its thread. Which one continues a task after a wait is the system's choice, and
// another one is told EPERM.
import Foundation

nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
var attributes = pthread_mutexattr_t()
pthread_mutexattr_init(&attributes)
pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
pthread_mutex_init(lock, &attributes)
func take() { pthread_mutex_lock(lock) }
func give() -> Int32 { pthread_mutex_unlock(lock) }

print(
  await Task.detached { () async -> Int32 in
    take()
    await Task.detached { for _ in 0..<3 { DispatchQueue.global().async { usleep(20_000) } } }.value
    return give()
  }.value)
