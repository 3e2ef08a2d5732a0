// finds: failedCheck
// line: 16
// Load and store are atomic each, but together they are not.
import Dispatch
import Synchronization

let visits = Atomic(0)
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    let seen = visits.load(ordering: .sequentiallyConsistent)
    visits.store(seen + 1, ordering: .sequentiallyConsistent)
  }
}
group.wait()
precondition(visits.load(ordering: .sequentiallyConsistent) == 2, "a visit was lost")
