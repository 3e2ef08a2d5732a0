// finds: nothing
// A copy of an existential value is read after the lock. Whoever changes the value in place has the only reference to
// its box by then.
import Dispatch
import Synchronization

protocol Counting: Sendable {
  var count: Int { get }
  mutating func add()
}

struct Counter: Counting {
  let limits = (1, 2, 3)
  var count = 0
  mutating func add() { count += 1 }
}

func run() {
  let counter = Mutex<any Counting>(Counter())
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    let copy = counter.withLock { $0 }
    print(copy.count)
  }
  counter.withLock { $0.add() }
  group.wait()
}

run()
