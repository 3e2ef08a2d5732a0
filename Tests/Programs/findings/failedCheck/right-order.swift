// finds: nothing
// The second block starts when the first has ended.
import Dispatch
import Synchronization

let address = Mutex("")
let queue = DispatchQueue(label: "start")
queue.async {
  address.withLock { $0 = "swift.org" }
}
queue.async {
  if address.withLock({ $0.isEmpty }) { fatalError("used before it was loaded") }
}
queue.sync {}
