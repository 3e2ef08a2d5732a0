// outcomes: 3
// Each execution keeps 300 MB, more than a worker may grow by: each worker runs one, and hands the search over.
import Dispatch
nonisolated(unsafe) let kept = [UInt8](repeating: 1, count: 300 << 20)
let q = DispatchQueue(label: "q", attributes: .concurrent)
let g = DispatchGroup()
let lock = DispatchSemaphore(value: 1)
nonisolated(unsafe) var n = 0
for _ in 0..<2 {
  q.async(group: g) {
    lock.wait(); n += 1; lock.signal()
  }
}
g.wait()
print(n + Int(kept[5]))
