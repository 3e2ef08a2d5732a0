// finds: nothing
// outcomes: done
// The twin of wrong-destroyed-semaphore: POSIX lets who was let through by the last post destroy the semaphore at once.
import Foundation

nonisolated(unsafe) let ready = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
let done = DispatchSemaphore(value: 0)

sem_init(ready, 0, 0)
Thread.detachNewThread {
  sem_post(ready)
  done.signal()
}
sem_wait(ready)
sem_destroy(ready)
ready.deallocate()
done.wait()
print("done")
