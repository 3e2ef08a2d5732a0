// outcomes: 1 2|1 -|- 2|- -
// assumes: sequentialConsistency fewLooks
// Two loops of one thread, one after the other: each of them gives up or not.
import Dispatch
import Synchronization

let first = Atomic(false)
let second = Atomic(false)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  first.store(true, ordering: .releasing)
  second.store(true, ordering: .releasing)
}
var (one, two) = ("-", "-")
for _ in 1...20 where first.load(ordering: .acquiring) {
  one = "1"
  break
}
for _ in 1...20 where second.load(ordering: .acquiring) {
  two = "2"
  break
}
print(one, two)
group.wait()
