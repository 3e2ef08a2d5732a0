// At most two children at a time.
import Synchronization

let state = Mutex((now: 0, most: 0))
await withTaskGroup(of: Void.self) { group in
  for number in 1...3 {
    if number > 2 { await group.next() }
    group.addTask {
      state.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      state.withLock { $0.now -= 1 }
    }
  }
}
print(state.withLock { $0.most })
