// outcomes: 10 0|10 10|15 5|15 15|5 5
// assumes: sequentialConsistency
// Who cancels a task that has ended need not come after its end: the sum may come between its steps.
import Synchronization

let sum = Atomic(0)
let seen = Atomic(0)

let task = Task.detached {
  if !Task.isCancelled { sum.store(5, ordering: .sequentiallyConsistent) }
  let now = sum.load(ordering: .sequentiallyConsistent)
  seen.store(now, ordering: .sequentiallyConsistent)
}
task.cancel()
sum.add(10, ordering: .sequentiallyConsistent)
await task.value
print(sum.load(ordering: .sequentiallyConsistent), seen.load(ordering: .sequentiallyConsistent))
