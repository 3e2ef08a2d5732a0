// finds: nothing
// The lock is held from the load of the pointer to the first reference that counts.
import Dispatch
import Synchronization

final class Table: Sendable {
  let count: Int
  init(_ count: Int) { self.count = count }
}

let current = Mutex<Unmanaged<Table>>(.passRetained(Table(1)))

@Sendable func read() -> Int {
  let table = current.withLock { $0.takeUnretainedValue() }
  return table.count
}

@Sendable func replace() {
  let old = current.withLock { table in
    defer { table = .passRetained(Table(2)) }
    return table
  }
  old.release()
}

func run() {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { print(read() > 0) }
  replace()
  group.wait()
}

run()
