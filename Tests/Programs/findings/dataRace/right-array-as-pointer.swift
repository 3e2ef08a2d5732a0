// finds: nothing
// outcomes: [2] 2
// The array is given under a lock, and a copy of it to a thread of its own.
import Dispatch
import Synchronization

let totals = Mutex([0])
let copies = [0]
nonisolated(unsafe) var sums = 0
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  var own = copies
  add(&own)
  totals.withLock { list in
    add(&list)
    sums += own[0]
  }
}
print(totals.withLock { $0 }, sums)

func add(_ total: UnsafeMutablePointer<Int>) { total[0] += 1 }
