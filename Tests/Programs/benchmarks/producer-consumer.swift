// executions: 66
// cut short: 16
// finds: nothing
// Two producers and a consumer with a buffer of two places, and semaphores that count its free and
// its full places.
import Foundation

nonisolated(unsafe) var buffer: [Int] = []
let lock = NSLock()
let (free, full) = (DispatchSemaphore(value: 2), DispatchSemaphore(value: 0))
let ended = DispatchGroup()
for number in 1...2 {
  ended.enter()
  Thread {
    free.wait()
    lock.withLock { buffer.append(number) }
    full.signal()
    ended.leave()
  }.start()
}
ended.enter()
Thread {
  for _ in 1...2 {
    full.wait()
    _ = lock.withLock { buffer.removeFirst() }
    free.signal()
  }
  ended.leave()
}.start()
ended.wait()
