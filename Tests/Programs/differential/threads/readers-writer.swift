// Readers together, a writer alone.
import Dispatch
import Glibc

nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
nonisolated(unsafe) var number = 0
pthread_rwlock_init(lock, nil)

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  pthread_rwlock_wrlock(lock)
  number += 1
  pthread_rwlock_unlock(lock)
}
pthread_rwlock_rdlock(lock)
let seen = number
print(pthread_rwlock_tryrdlock(lock), pthread_rwlock_trywrlock(lock) == EBUSY)
pthread_rwlock_unlock(lock)
pthread_rwlock_unlock(lock)
group.wait()
print(seen, number)
print(pthread_rwlock_trywrlock(lock), pthread_rwlock_tryrdlock(lock) == EBUSY)
print(pthread_rwlock_unlock(lock), pthread_rwlock_destroy(lock))
