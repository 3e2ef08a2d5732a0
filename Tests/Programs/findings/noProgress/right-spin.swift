// finds: nothing
// The loop looks at a flag until the other thread sets it.
import Dispatch
import Synchronization

let isReady = Atomic(false)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  while !isReady.load(ordering: .acquiring) {}
}
isReady.store(true, ordering: .releasing)
group.wait()
