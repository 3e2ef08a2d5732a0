// finds: noProgress
// line: 21
// assumes: fewLooks
// Who gives up after fifty looks takes its number along: whoever drew the next one waits for ever.
import Dispatch
import Synchronization

let next = Atomic(0)
let serving = Atomic(0)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  let number = next.add(1, ordering: .sequentiallyConsistent).oldValue
  for _ in 1...50 where serving.load(ordering: .sequentiallyConsistent) == number {
    serving.add(1, ordering: .sequentiallyConsistent)
    return
  }
}
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    let number = next.add(1, ordering: .sequentiallyConsistent).oldValue
    while serving.load(ordering: .sequentiallyConsistent) != number {}
    serving.add(1, ordering: .sequentiallyConsistent)
  }
}
group.wait()
