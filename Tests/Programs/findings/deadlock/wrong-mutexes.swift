// finds: deadlock
// line: 11 14
// Two mutexes, one inside the other, in both orders.
import Dispatch
import Synchronization

let names = Mutex(["ada"])
let ages = Mutex([36])
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  names.withLock { list in ages.withLock { $0.append(list.count) } }
}
DispatchQueue.global().async(group: group) {
  ages.withLock { list in names.withLock { $0.append("\(list.count)") } }
}
group.wait()
