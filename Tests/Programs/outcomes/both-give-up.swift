// outcomes: seen seen|seen gave up|gave up seen|gave up gave up
// assumes: fewLooks
// Each of two looks a hundred times for a flag: both can give up before it is set.
import Dispatch
import Synchronization

let isSet = Atomic(false)
nonisolated(unsafe) var (one, other) = ("gave up", "gave up")
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  for _ in 1...100 where isSet.load(ordering: .acquiring) {
    one = "seen"
    break
  }
}
DispatchQueue.global().async(group: group) {
  for _ in 1...100 where isSet.load(ordering: .acquiring) {
    other = "seen"
    break
  }
}
DispatchQueue.global().async(group: group) { isSet.store(true, ordering: .releasing) }
group.wait()
print(one, other)
