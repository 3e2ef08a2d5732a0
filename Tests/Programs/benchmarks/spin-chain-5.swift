// executions: 1024
// cut short: 76
// finds: nothing
// assumes: nothing
// Each thread waits for its turn by looking. A loop that only looks waits exactly: it looks once in vain at most
// before the turn comes.
import Foundation
import Synchronization

let turn = Atomic(0)
for index in 0..<5 {
  let thread = Thread {
    while turn.load(ordering: .acquiring) != index {}
    turn.store(index + 1, ordering: .releasing)
  }
  thread.start()
}
