// outcomes: short long
// assumes: exactTime
// late: long short
// The longer of two sleeps may be over first, if the thread of the shorter one is held up after it.
import Foundation

let lock = NSLock()
nonisolated(unsafe) var order: [String] = []
let ended = DispatchGroup()
for (name, time) in [("long", 0.02), ("short", 0.01)] {
  DispatchQueue.global().async(group: ended) {
    Thread.sleep(forTimeInterval: time)
    lock.withLock { order.append(name) }
  }
}
ended.wait()
print(order.joined(separator: " "))
