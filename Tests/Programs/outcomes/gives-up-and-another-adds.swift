// outcomes: 2|1
// assumes: fewLooks
// A task goes on without its turn after a hundred looks, and is preempted between its reading and its writing.
import Synchronization

let isFree = Atomic(false)
let total = Atomic(0)
let adding = Task.detached {
  total.add(1, ordering: .sequentiallyConsistent)
  isFree.store(true, ordering: .sequentiallyConsistent)
}
for _ in 1...100 where isFree.load(ordering: .sequentiallyConsistent) { break }
let before = total.load(ordering: .sequentiallyConsistent)
total.store(before + 1, ordering: .sequentiallyConsistent)
await adding.value
print(total.load(ordering: .sequentiallyConsistent))
