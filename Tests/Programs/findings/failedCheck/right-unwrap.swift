// finds: nothing
// The picture is taken out once, and kept while it is used.
import Dispatch
import Synchronization

let cache = Mutex<String?>("cat")
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  cache.withLock { $0 = nil }
}
if let picture = cache.withLock({ $0 }) {
  print(picture)
}
group.wait()
