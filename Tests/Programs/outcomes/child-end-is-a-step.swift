// outcomes: 1 first|1 second|2 first|2 second
// What a child did last is not its end: another child may end between the two.
import Synchronization

let last = Atomic<Int>(0)
var winner = ""
await withTaskGroup(of: String.self) { group in
  group.addTask {
    last.store(1, ordering: .sequentiallyConsistent)
    return "first"
  }
  group.addTask {
    last.store(2, ordering: .sequentiallyConsistent)
    return "second"
  }
  winner = await group.next() ?? "nobody"
}
print(last.load(ordering: .sequentiallyConsistent), winner)
