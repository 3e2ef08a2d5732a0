// finds: nothing
// outcomes: done
// The twin of wrong-freed-lock: the memory of a lock and of a mutex is freed by who has them last.
import Foundation

nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
nonisolated(unsafe) var users = 2
let (hasRead, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

func leave() {
  pthread_mutex_lock(mutex)
  users -= 1
  let isLast = users == 0
  pthread_mutex_unlock(mutex)
  if isLast {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
}

pthread_rwlock_init(lock, nil)
pthread_mutex_init(mutex, nil)
Thread.detachNewThread {
  pthread_rwlock_rdlock(lock)
  pthread_rwlock_unlock(lock)
  hasRead.signal()
  leave()
  done.signal()
}
hasRead.wait()
lock.deallocate()
leave()
done.wait()
print("done")
