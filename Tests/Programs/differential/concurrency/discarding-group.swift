// A group that keeps no results.
import Synchronization

let sum = Mutex(0)
await withDiscardingTaskGroup { group in
  for number in 1...2 { group.addTask { sum.withLock { $0 += number } } }
}
print(sum.withLock { $0 })
