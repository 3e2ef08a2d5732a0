// finds: deadlock stillWaiting
// line: 9 12
// Each waits for the other's signal before it gives its own.
import Dispatch

let (ping, pong) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  ping.wait()
  pong.signal()
}
pong.wait()
ping.signal()
group.wait()
