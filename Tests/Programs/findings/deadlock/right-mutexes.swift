// finds: nothing
// Two mutexes, one after the other.
import Dispatch
import Synchronization

let names = Mutex(["ada"])
let ages = Mutex([36])
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  let count = names.withLock { $0.count }
  ages.withLock { $0.append(count) }
}
DispatchQueue.global().async(group: group) {
  let count = ages.withLock { $0.count }
  names.withLock { $0.append("\(count)") }
}
group.wait()
