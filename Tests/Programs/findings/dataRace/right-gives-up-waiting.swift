// finds: nothing
// assumes: fewLooks
// It takes the answer only if one of its looks has seen that it is there.
import Dispatch
import Synchronization

let isReady = Atomic(false)
nonisolated(unsafe) var answer = 0
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  answer = 42
  isReady.store(true, ordering: .releasing)
}
for _ in 1...100 where isReady.load(ordering: .acquiring) {
  print(answer)
  break
}
group.wait()
