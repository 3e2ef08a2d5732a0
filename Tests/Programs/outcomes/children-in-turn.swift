// outcomes: 2 first
// The twin of child-end-is-a-step: the second child begins when the first has ended.
import Synchronization

let last = Atomic<Int>(0)
var winner = ""
await withTaskGroup(of: String.self) { group in
  group.addTask {
    last.store(1, ordering: .sequentiallyConsistent)
    return "first"
  }
  winner = await group.next() ?? "nobody"
  group.addTask {
    last.store(2, ordering: .sequentiallyConsistent)
    return "second"
  }
}
print(last.load(ordering: .sequentiallyConsistent), winner)
