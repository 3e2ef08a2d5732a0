// finds: nothing
// The look and the change are one turn under the lock.
import Dispatch
import Grading
import Synchronization

let balance = Mutex(0)

func pay(_ amount: Int) {
  balance.withLock { $0 += amount }
}

func payTwice() {
  DispatchQueue.concurrentPerform(iterations: 2) { _ in pay(5) }
}

payTwice()
let total: Int = balance.withLock { $0 }
expect(total, equals: 10, "both payments are there")
