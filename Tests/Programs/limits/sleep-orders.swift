// outcomes: sleeper sees true
// assumes: exactTime
// Virtual time passes only when every thread waits, so that whoever sleeps comes last. On a real
// machine the one that does not sleep may be held up for longer than that.
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
