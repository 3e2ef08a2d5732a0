// finds: wrongResult
// line: 21
// The lock is let go between the look and the change: one of two payments is lost.
import Dispatch
import Grading
import Synchronization

let balance = Mutex(0)

func pay(_ amount: Int) {
  let before = balance.withLock { $0 }
  balance.withLock { $0 = before + amount }
}

func payTwice() {
  DispatchQueue.concurrentPerform(iterations: 2) { _ in pay(5) }
}

payTwice()
let total: Int = balance.withLock { $0 }
expect(total, equals: 10, "both payments are there")
