// outcomes: sleeper sees true
// assumes: exactTime
// late: sleeper sees false
// Whoever sleeps comes last where timers are on time. On a busy machine the one that does not sleep may be
// held up for longer than that.
import Foundation
import Synchronization

let ready = Mutex(false)
let ended = DispatchGroup()
DispatchQueue.global().async(group: ended) {
  usleep(1)
  ready.withLock { print("sleeper sees", $0) }
}
DispatchQueue.global().async(group: ended) { ready.withLock { $0 = true } }
ended.wait()
