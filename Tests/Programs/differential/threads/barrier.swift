// Nobody is in the second phase before everybody has ended the first.
import Glibc

nonisolated(unsafe) let barrier = UnsafeMutablePointer<pthread_barrier_t>.allocate(capacity: 1)
nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
nonisolated(unsafe) var phases = ""

func run() {
  pthread_barrier_init(barrier, nil, 2)
  pthread_mutex_init(mutex, nil)
  var threads: [pthread_t] = []
  for _ in 1...2 {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        for phase in 1...2 {
          pthread_mutex_lock(mutex)
          phases += "\(phase)"
          pthread_mutex_unlock(mutex)
          pthread_barrier_wait(barrier)
        }
        return nil
      }, nil)
    threads.append(thread)
  }
  for thread in threads { pthread_join(thread, nil) }
  print(phases)
}

run()
