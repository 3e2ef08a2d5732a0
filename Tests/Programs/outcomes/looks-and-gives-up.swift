// outcomes: seen|gave up
// assumes: fewLooks
// A hundred looks may all come before the flag is set.
import Dispatch
import Synchronization

let isSet = Atomic(false)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  isSet.store(true, ordering: .releasing)
}
var isSeen = false
for _ in 1...100 where !isSeen { isSeen = isSet.load(ordering: .acquiring) }
print(isSeen ? "seen" : "gave up")
group.wait()
