import Exploration

extension Explanation {
  static let isolatedDeinitializers = Explanation(
    summary: "isolated deinitialisers are jobs and do not race",
    idea: """
      An `isolated deinit` runs on its actor, like the actor's methods (SE-0371). The last reference
      can be released anywhere; the runtime then sends the deinitialiser to the actor as a job. If the
      actor is idle, the runtime may also run it at once, on the thread that has released the object
      and with the locks that this thread holds. check explores the job only, and does not follow which
      releases it comes after: what it says of data races with a deinitialiser need not hold. So the
      proof names this condition.

      Let such a deinitialiser use only what its actor owns, or do the work in a method that you call
      and await.
      """,
    example: Example(
      .provedAssuming(.isolatedDeinitializers),
      "The block reads what the deinitialiser changes: a data race that is not looked for.",
      """
      import Dispatch

      nonisolated(unsafe) var closed = 0

      @MainActor final class File {
        isolated deinit { closed += 1 }
      }

      @MainActor func run() async {
        DispatchQueue.global().async { @Sendable in _ = closed }
        _ = File()
        await Task.yield()
      }
      await run()
      """),
    twin: Example(
      .proved,
      "close() is called where it is needed, and the count has a mutex.",
      """
      import Dispatch
      import Synchronization

      let closed = Mutex(0)

      @MainActor final class File {
        func close() { closed.withLock { $0 += 1 } }
      }

      @MainActor func run() async {
        DispatchQueue.global().async { @Sendable in closed.withLock { _ = $0 } }
        File().close()
      }
      await run()
      """),
    patterns: ["main-actor"],
    reading: ["SE-0371, Isolated synchronous deinit"])
}
