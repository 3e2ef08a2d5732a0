import Exploration

extension Explanation {
  static let failedCheck = Explanation(
    summary: "an assertion that fails in some interleaving",
    idea: """
      An assertion, a precondition, an index or a forced unwrapping held whenever you ran the
      program, and fails in some order of its threads or tasks. One way this happens is
      check-then-act: the code looks at a value under a lock and acts on it in a second turn under
      that lock. Each turn is free of data races, and still another thread can come in between and
      make the answer stale.

      What must be decided and done together belongs into one turn: one withLock, one block on the
      queue, or a stretch of an actor's method without an await.
      """,
    example: Example(
      .finds(.failedCheck, lines: [11]),
      "Both iterations see the last ticket before either takes it.",
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
      .proved,
      "Looking and taking are one turn under the lock.",
      """
      import Dispatch
      import Synchronization

      let tickets = Mutex(1)

      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        tickets.withLock { if $0 > 0 { $0 -= 1 } }
      }
      precondition(tickets.withLock { $0 } == 0, "oversold")
      """),
    exercises: ["check-then-act", "bounded-buffer"], patterns: ["lock"],
    reading: [
      "The Swift Programming Language, Concurrency: Actors",
      "Lu, Park, Seo, Zhou: Learning from Mistakes, ASPLOS 2008 (atomicity violations)",
    ])
}
