// finds: nothing
// Two downloads end at the same time and count themselves under a lock.
import Dispatch
import Synchronization

let finished = Mutex(0)

let downloads = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: downloads) {
    finished.withLock { $0 += 1 }
  }
}
downloads.wait()
print(finished.withLock { $0 })
