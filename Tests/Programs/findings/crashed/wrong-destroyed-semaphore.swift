// finds: crashed
// line: 12
// The first post already lets the waiter destroy the semaphore.
import Foundation

nonisolated(unsafe) let ready = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
let done = DispatchSemaphore(value: 0)

sem_init(ready, 0, 0)
Thread.detachNewThread {
  sem_post(ready)
  sem_post(ready)
  done.signal()
}
sem_wait(ready)
sem_destroy(ready)
ready.deallocate()
done.wait()
