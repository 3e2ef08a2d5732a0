// executions: 90
// cut short: 0
// finds: nothing
// Three threads of the system with two sections each under one of its mutexes.
import Glibc

nonisolated(unsafe) var counter = 0
nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
pthread_mutex_init(mutex, nil)

var threads: [pthread_t] = []
for _ in 1...3 {
  var thread = pthread_t()
  let status = pthread_create(
    &thread, nil,
    { @Sendable _ in
      for _ in 1...2 {
        pthread_mutex_lock(mutex)
        counter += 1
        pthread_mutex_unlock(mutex)
      }
      return nil
    }, nil)
  precondition(status == 0)
  threads.append(thread)
}
for thread in threads { pthread_join(thread, nil) }
