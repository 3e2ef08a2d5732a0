// finds: crashed
// line: 13
// Between the load of a pointer and the first reference that counts the object can end.
import Dispatch
import Synchronization

final class Table: Sendable {
  let count: Int
  init(_ count: Int) { self.count = count }
}

let current = Atomic<Unmanaged<Table>>(.passRetained(Table(1)))
@Sendable func read() -> Int { current.load(ordering: .acquiring).takeUnretainedValue().count }

@Sendable func replace() {
  current.exchange(.passRetained(Table(2)), ordering: .acquiringAndReleasing).release()
}

func run() {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { print(read() > 0) }
  replace()
  group.wait()
}

run()
