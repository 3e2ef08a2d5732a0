// outcomes: 1 1|1 2|2 1|2 2
// assumes: fewLooks
// Two poll what a third one changes twice: each sees the first value or the second.
import Foundation

let lock = NSLock()
nonisolated(unsafe) var value = 0
let group = DispatchGroup()
nonisolated(unsafe) let seen = UnsafeMutableBufferPointer<Int>.allocate(capacity: 2)

for number in 0..<2 {
  DispatchQueue.global().async(group: group) {
    while !lock.withLock({ value > 0 }) {}
    seen[number] = lock.withLock { value }
  }
}
DispatchQueue.global().async(group: group) {
  lock.withLock { value = 1 }
  lock.withLock { value = 2 }
}
group.wait()
print(seen[0], seen[1])
