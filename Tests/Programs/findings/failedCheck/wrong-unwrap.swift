// finds: failedCheck
// line: 14
// The picture may be taken out of the cache between the look and the use.
import Dispatch
import Synchronization

let cache = Mutex<String?>("cat")
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  cache.withLock { $0 = nil }
}
if cache.withLock({ $0 != nil }) {
  // swift-format-ignore
  print(cache.withLock { $0! })
}
group.wait()
