// finds: nothing
// assumes: nothing
// Nobody who has drawn a number gives up: each has its turn.
import Dispatch
import Synchronization

let next = Atomic(0)
let serving = Atomic(0)
let group = DispatchGroup()
for _ in 1...3 {
  DispatchQueue.global().async(group: group) {
    let number = next.add(1, ordering: .sequentiallyConsistent).oldValue
    while serving.load(ordering: .sequentiallyConsistent) != number {}
    serving.add(1, ordering: .sequentiallyConsistent)
  }
}
group.wait()
