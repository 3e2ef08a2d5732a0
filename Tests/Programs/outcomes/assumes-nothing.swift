// outcomes: 2
// assumes: nothing
// The near twin of programs that block tasks, sleep, or wait for a signal: locks in tasks,
// which somebody has who goes on, and no time, no condition.
import Synchronization

let count = Mutex(0)
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<2 { group.addTask { count.withLock { $0 += 1 } } }
}
print(count.withLock { $0 })
