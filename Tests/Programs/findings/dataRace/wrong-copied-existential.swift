// finds: dataRace
// line: 15
// The value of a class is no copy: it is read after the lock.
import Dispatch
import Synchronization

protocol Counting: AnyObject, Sendable {
  var count: Int { get }
  func add()
}

final class Counter: Counting, @unchecked Sendable {
  let limits = (1, 2, 3)
  var count = 0
  func add() { count += 1 }
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
