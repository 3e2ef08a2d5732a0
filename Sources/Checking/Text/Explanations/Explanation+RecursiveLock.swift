import Exploration

extension Explanation {
  static let recursiveLock = Explanation(
    summary: "a thread takes a lock it already holds",
    idea: """
      A plain lock does not know who asks. A thread that takes it a second time waits until it is
      released, and the only one who could release it is that thread itself. (Mutex ends the
      program; POSIX leaves a normal mutex in deadlock.)

      One way this happens is a public method that locks and calls another public method that
      locks. Divide them: public methods lock, private ones expect the lock to be held. A
      recursive lock makes the second lock succeed, but then the inner method can see the state
      half changed by the outer one.
      """,
    example: Example(
      .finds(.recursiveLock, lines: [6]),
      "add holds the lock when it calls total, and total takes it again.",
      """
      import Foundation

      final class Cart {
        private let lock = NSLock()
        private var prices: [Int] = []
        var total: Int { lock.withLock { prices.reduce(0, +) } }
        func add(_ price: Int) {
          lock.withLock {
            prices.append(price)
            print(total)
          }
        }
      }
      Cart().add(3)
      """),
    twin: Example(
      .proved,
      "sum expects the lock to be held; both public members take it once.",
      """
      import Foundation

      final class Cart {
        private let lock = NSLock()
        private var prices: [Int] = []
        private var sum: Int { prices.reduce(0, +) }
        var total: Int { lock.withLock { sum } }
        func add(_ price: Int) {
          lock.withLock {
            prices.append(price)
            print(sum)
          }
        }
      }
      Cart().add(3)
      """),
    exercises: ["check-then-act", "lock-order"], patterns: ["lock"],
    reading: ["POSIX, pthread_mutex_lock", "SE-0433, Synchronous Mutual Exclusion Lock"])
}
