// Who comes first is open.
import Dispatch
import Glibc

nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
nonisolated(unsafe) var order = ""
pthread_mutex_init(mutex, nil)
DispatchQueue.concurrentPerform(iterations: 3) { index in
  pthread_mutex_lock(mutex)
  order += "\(index)"
  pthread_mutex_unlock(mutex)
}
print(order)
