// finds: nothing
// outcomes: 2
// The same with a lock, and within its memory.
import Dispatch
import Synchronization

let count = Mutex(0)

let group = DispatchGroup()
for _ in 0..<2 {
  DispatchQueue.global().async(group: group) {
    count.withLock { $0 += 1 }
  }
}
group.wait()
let size = count.withLock { $0 }
let words = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
for index in 0..<size { words[index] = .max }
words.deallocate()
print(size)
