import Exploration

extension Explanation {
  static let uncaughtError = Explanation(
    summary: "an error that leaves main",
    idea: """
      An error that no `do`, `try?` or caller handles leaves the top-level code, and Swift ends
      the program with it. Concurrency decides which caller gets the error: in one order it is
      this one, in another order that one, and a run in which the error goes to the right place
      proves nothing about the others.

      Handle the error where the program still knows what to do instead, in every caller that can
      get it.
      """,
    example: Example(
      .finds(.uncaughtError, lines: [14]),
      "If the block buys the last ticket, main gets the error, and main does not catch it.",
      """
      import Dispatch
      import Synchronization

      struct SoldOut: Error {}
      let tickets = Mutex(1)

      @Sendable func buy() throws {
        try tickets.withLock {
          if $0 == 0 { throw SoldOut() }
          $0 -= 1
        }
      }
      DispatchQueue.global().async { try? buy() }
      try buy()
      """),
    twin: Example(
      .proved,
      "Both callers know what to do without a ticket.",
      """
      import Dispatch
      import Synchronization

      struct SoldOut: Error {}
      let tickets = Mutex(1)

      @Sendable func buy() throws {
        try tickets.withLock {
          if $0 == 0 { throw SoldOut() }
          $0 -= 1
        }
      }
      DispatchQueue.global().async { try? buy() }
      do { try buy() } catch { print("sold out") }
      """),
    reading: ["The Swift Programming Language, Error Handling"])
}
