// executions: 66
// cut short: 16
// finds: nothing
// A producer of three items and two consumers share a buffer of two places. Semaphores count its
// free and its full places, a lock protects it: 24 operations.
import Foundation

nonisolated(unsafe) var buffer: [Int] = []
let lock = NSLock()
let (free, full) = (DispatchSemaphore(value: 2), DispatchSemaphore(value: 0))
let ended = DispatchGroup()

@Sendable func start(_ work: @escaping @Sendable () -> Void) {
  ended.enter()
  Thread {
    work()
    ended.leave()
  }.start()
}

start {
  for number in 1...3 {
    free.wait()
    lock.withLock { buffer.append(number) }
    full.signal()
  }
}
for items in [2, 1] {
  start {
    for _ in 1...items {
      full.wait()
      _ = lock.withLock { buffer.removeFirst() }
      free.signal()
    }
  }
}
ended.wait()
