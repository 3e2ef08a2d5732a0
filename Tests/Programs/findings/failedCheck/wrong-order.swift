// finds: failedCheck
// line: 13
// Nothing says that the configuration is loaded before it is used.
import Dispatch
import Synchronization

let address = Mutex("")
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  address.withLock { $0 = "swift.org" }
}
DispatchQueue.global().async(group: group) {
  if address.withLock({ $0.isEmpty }) { fatalError("used before it was loaded") }
}
group.wait()
