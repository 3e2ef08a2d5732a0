// finds: nothing
// The addition is one atomic step.
import Dispatch
import Synchronization

let visits = Atomic(0)
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    visits.add(1, ordering: .relaxed)
  }
}
group.wait()
precondition(visits.load(ordering: .relaxed) == 2, "a visit was lost")
