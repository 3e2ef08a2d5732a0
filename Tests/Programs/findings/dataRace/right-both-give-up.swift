// finds: nothing
// assumes: fewLooks
// Both can find that the flag has not come: what they add to is atomic.
import Dispatch
import Synchronization

let isSet = Atomic(false)
let total = Atomic(0)
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    for _ in 1...100 where isSet.load(ordering: .acquiring) { return }
    total.add(1, ordering: .relaxed)
  }
}
DispatchQueue.global().async(group: group) { isSet.store(true, ordering: .releasing) }
group.wait()
print(total.load(ordering: .relaxed))
