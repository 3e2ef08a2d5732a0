// finds: noProgress
// line: 10
// The loop looks for ever at a flag that nobody sets.
import Dispatch
import Synchronization

let isReady = Atomic(false)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  while !isReady.load(ordering: .acquiring) {}
}
group.wait()
