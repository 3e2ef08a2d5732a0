// outcomes: 0 free|1 busy|1 free
// assumes: sequentialConsistency
// A spin lock is given back with a plain store, which may come after the load behind it.
import Dispatch
import Glibc
import Synchronization

nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_spinlock_t>.allocate(capacity: 1)
pthread_spin_init(lock, 0)
let flag = Atomic(0)
nonisolated(unsafe) var seen = 0
nonisolated(unsafe) var isBusy = false

pthread_spin_lock(lock)
let thread = DispatchGroup()
DispatchQueue.global().async(group: thread) {
  flag.store(1, ordering: .sequentiallyConsistent)
  isBusy = pthread_spin_trylock(lock) != 0
}
pthread_spin_unlock(lock)
seen = flag.load(ordering: .sequentiallyConsistent)
thread.wait()
print(seen, isBusy ? "busy" : "free")
