// finds: nothing
// One signals before it waits.
import Dispatch

let (ping, pong) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  ping.wait()
  pong.signal()
}
ping.signal()
pong.wait()
group.wait()
