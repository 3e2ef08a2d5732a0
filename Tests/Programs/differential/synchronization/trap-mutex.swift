// traps: yes
// A mutex is taken by the thread that has it.
import Synchronization

let mutex = Mutex(0)
mutex.withLock { _ in mutex.withLock { _ in print("never") } }
