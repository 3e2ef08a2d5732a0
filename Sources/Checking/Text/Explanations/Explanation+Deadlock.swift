import Exploration

extension Explanation {
  static let deadlock = Explanation(
    summary: "a circle of threads or tasks that wait",
    idea: """
      In a deadlock some threads or tasks wait, and only others that wait as well could release
      them: A holds what B needs and waits for what B holds. Nothing is slow and nothing is
      broken; none of them ever continues. (check also says deadlock where main waits for an event
      that nothing will cause.)

      Four conditions come together (Coffman, 1971): what is held excludes others, its holder
      waits for more while holding it, it cannot be taken away, and the waits form a circle.
      Removing any one of them removes the deadlock. The circle is the easiest: give all locks one
      order, and take them in that order everywhere. Next best is to hold only one at a time.
      """,
    example: Example(
      .finds(.deadlock, lines: [9]),
      "One iteration holds the account and waits for the log, the other the opposite.",
      """
      import Foundation

      let account = NSLock()
      let log = NSLock()

      DispatchQueue.concurrentPerform(iterations: 2) { number in
        let (one, two) = number == 0 ? (account, log) : (log, account)
        one.lock()
        two.lock()
        two.unlock()
        one.unlock()
      }
      """),
    twin: Example(
      .proved,
      "Both take the account first: the one that has it can get the log.",
      """
      import Foundation

      let account = NSLock()
      let log = NSLock()

      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        account.lock()
        log.lock()
        log.unlock()
        account.unlock()
      }
      """),
    exercises: [
      "lock-order", "dining-philosophers", "bounded-buffer", "lock-and-barrier", "waiting-workers",
    ],
    patterns: ["lock", "semaphore"],
    reading: [
      "Coffman, Elphick, Shoshani: System Deadlocks, ACM Computing Surveys 1971",
      "POSIX, pthread_mutex_lock",
    ])
}
