// Two threads take turns.
import Dispatch
import Synchronization

let text = Mutex("")
let (ping, pong) = (DispatchSemaphore(value: 1), DispatchSemaphore(value: 0))
DispatchQueue.concurrentPerform(iterations: 2) { side in
  let (mine, yours) = side == 0 ? (ping, pong) : (pong, ping)
  for _ in 1...2 {
    mine.wait()
    text.withLock { $0 += side == 0 ? "ping " : "pong " }
    yours.signal()
  }
}
print(text.withLock { $0 })
