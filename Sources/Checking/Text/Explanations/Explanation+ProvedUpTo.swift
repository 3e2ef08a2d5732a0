import Exploration

extension Explanation {
  static let provedUpTo = Explanation(
    summary: "explored as far as some preemptions reach",
    idea: """
      A preemption is a switch away from a thread that could have continued. A switch at a point
      where the thread has to wait anyway costs none. If there are too many interleavings for the
      budget, check explores those with no preemption, then with at most one, with two, and so on.
      "Proved up to 2 preemptions" means that nothing goes wrong in any schedule with at most two.

      That is less than a proof and more than it sounds: most known bugs need only one or two
      preemptions (Musuvathi and Qadeer, 2007). Give more time with --budget, or check fewer
      threads, to get further.
      """,
    example: Example(
      .provedUpTo(preemptions: 0), options: ["--strategy", "bounded", "--preemptions", "0"],
      "No iteration is interrupted between looking and taking: one ticket, one sale.",
      """
      import Dispatch
      import Synchronization

      let tickets = Mutex(1)

      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        if tickets.withLock({ $0 > 0 }) {
          tickets.withLock { $0 -= 1 }
        }
      }
      precondition(tickets.withLock { $0 } == 0, "oversold")
      """),
    twin: Example(
      .finds(.failedCheck, lines: [11]), options: ["--strategy", "bounded", "--preemptions", "1"],
      "The same file. One preemption, after the look, is enough.",
      """
      import Dispatch
      import Synchronization

      let tickets = Mutex(1)

      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        if tickets.withLock({ $0 > 0 }) {
          tickets.withLock { $0 -= 1 }
        }
      }
      precondition(tickets.withLock { $0 } == 0, "oversold")
      """),
    reading: [
      "Musuvathi, Qadeer: Iterative Context Bounding for Systematic Testing of Multithreaded "
        + "Programs, PLDI 2007"
    ])
}
