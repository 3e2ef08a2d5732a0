import Exploration

extension Explanation {
  static let dataRace = Explanation(
    summary: "unsynchronized use of the same memory",
    idea: """
      Two accesses of the same memory form a data race if at least one of them writes, they come
      from different threads or tasks, and no synchronization puts one before the other: no lock,
      no queue, no await, no join. Whether they really happen at the same instant does not matter.
      Swift guarantees nothing about a program with a data race (SE-0282): a value can be lost,
      read half written, or kept in a register forever.

      Even the shortest statement is not one step. `total += 1` reads, adds and writes back, and
      another thread can do the same between the read and the write.
      """,
    example: Example(
      .finds(.dataRace, lines: [6]),
      "Both iterations can read 0; then one of the two additions is lost.",
      """
      import Dispatch

      nonisolated(unsafe) var total = 0

      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        total += 1
      }
      print(total)
      """),
    twin: Example(
      .proved,
      "The mutex owns the value, and each iteration holds it from the read to the write.",
      """
      import Dispatch
      import Synchronization

      let total = Mutex(0)

      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        total.withLock { $0 += 1 }
      }
      print(total.withLock { $0 })
      """),
    exercises: [
      "lost-update", "readers-and-writer", "phrase-book", "published-flag", "isolation-hole",
      "builder-still-used",
    ],
    patterns: ["lock", "actor", "barrier"],
    reading: [
      "SE-0282, Clarify the Swift memory consistency model",
      "SE-0433, Synchronous Mutual Exclusion Lock",
      "The Swift Programming Language, Concurrency",
    ])
}
