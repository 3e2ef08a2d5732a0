import Exploration

extension Explanation {
  static let wrongResult = Explanation(
    summary: "a check's expectation fails in some interleaving",
    idea: """
      The check of an exercise says with `expect` what has to come out, whatever the order. In
      some order it does not. If no data race is reported, every single access is protected, and
      what is missing is larger: steps that belong together can be separated, or something is
      awaited too late, too early or not at all.

      Read the story for the last switch before the result goes wrong. What ran on both sides of
      it had to be one turn, or in a certain order.
      """,
    example: Example(
      .finds(.wrongResult, lines: [11]),
      "The lock is released between the read and the write; the other payment can come in between.",
      """
      import Dispatch
      import Grading
      import Synchronization

      let balance = Mutex(0)

      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        let before = balance.withLock { $0 }
        balance.withLock { $0 = before + 5 }
      }
      expect(balance.withLock { $0 }, equals: 10, "both payments count")
      """),
    twin: Example(
      .proved,
      "Reading and writing are one turn.",
      """
      import Dispatch
      import Grading
      import Synchronization

      let balance = Mutex(0)

      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        balance.withLock { $0 += 5 }
      }
      expect(balance.withLock { $0 }, equals: 10, "both payments count")
      """),
    exercises: ["check-then-act", "actor-reentrancy", "single-flight"],
    patterns: ["lock", "actor"],
    reading: [
      "SE-0306, Actors (reentrancy)",
      "Lu, Park, Seo, Zhou: Learning from Mistakes, ASPLOS 2008 (atomicity and order violations)",
    ])
}
