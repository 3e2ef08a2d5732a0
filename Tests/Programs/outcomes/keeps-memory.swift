// outcomes: 3
// Each execution keeps 300 MB, more than a worker may grow by: each worker runs one, and hands the search over.
import Dispatch

nonisolated(unsafe) let kept = [UInt8](repeating: 1, count: 300 << 20)
nonisolated(unsafe) var count = 0
let group = DispatchGroup()
let lock = DispatchSemaphore(value: 1)
for _ in 0..<2 {
  DispatchQueue.global().async(group: group) {
    lock.wait()
    count += 1
    lock.signal()
  }
}
group.wait()
print(count + Int(kept[5]))
