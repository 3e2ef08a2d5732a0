// The system's own semaphore.
import Dispatch
import Glibc

nonisolated(unsafe) let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

func run() {
  sem_init(semaphore, 0, 1)
  var value: Int32 = 0
  print(sem_trywait(semaphore), sem_trywait(semaphore), sem_getvalue(semaphore, &value), value)
  DispatchQueue.global().async { sem_post(semaphore) }
  print(sem_wait(semaphore), sem_destroy(semaphore))
}

run()
