// A mutex: exclusion, trying, values out of it.
import Dispatch
import Synchronization

let mutex = Mutex([1])
let taken = DispatchSemaphore(value: 0)
let release = DispatchSemaphore(value: 0)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  mutex.withLock { _ in
    taken.signal()
    release.wait()
  }
}
taken.wait()
print(mutex.withLockIfAvailable { $0.count } ?? 0)
release.signal()
group.wait()
print(mutex.withLockIfAvailable { $0.count } ?? 0, mutex.withLock { $0 })
struct Refused: Error {}
do { try mutex.withLock { _ in throw Refused() } } catch { print(error) }
mutex.withLock { $0.append(2) }
print(mutex.withLock { $0 })
