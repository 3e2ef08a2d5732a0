// Once, a spin lock, yielding.
import Dispatch
import Glibc

nonisolated(unsafe) let spin = UnsafeMutablePointer<pthread_spinlock_t>.allocate(capacity: 1)
nonisolated(unsafe) let control = UnsafeMutablePointer<pthread_once_t>.allocate(capacity: 1)
nonisolated(unsafe) var number = 0
control.initialize(to: pthread_once_t())
pthread_spin_init(spin, 0)
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  pthread_once(control) { number += 10 }
  pthread_spin_lock(spin)
  number += 1
  pthread_spin_unlock(spin)
  sched_yield()
}
print(number, pthread_spin_trylock(spin), pthread_spin_trylock(spin) == EBUSY)
