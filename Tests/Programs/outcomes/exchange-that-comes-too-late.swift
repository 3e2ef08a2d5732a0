// outcomes: 6
// Each exchange that fails came after another thread's addition, and goes on with what it has found: that takes no
// number of rounds for granted.
import Dispatch
import Synchronization

let count = Atomic(0)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  var known = count.load(ordering: .sequentiallyConsistent)
  while true {
    let (isDone, seen) = count.compareExchange(
      expected: known, desired: known + 1, ordering: .sequentiallyConsistent)
    if isDone { break }
    known = seen
  }
}
DispatchQueue.global().async(group: group) {
  for _ in 1...5 { count.add(1, ordering: .sequentiallyConsistent) }
}
group.wait()
print(count.load(ordering: .sequentiallyConsistent))
