// finds: nothing
// assumes: nothing
// What is open is closed by the one who uses it, so that it does not matter who lets go of the object last.
import Synchronization

let open = Atomic<Int>(0)
final class Connection: Sendable {
  init() { open.add(1, ordering: .sequentiallyConsistent) }
  func close() { open.subtract(1, ordering: .sequentiallyConsistent) }
}

func use() async {
  let connection = await Task.detached { Connection() }.value
  connection.close()
}
await use()
precondition(open.load(ordering: .sequentiallyConsistent) == 0)
