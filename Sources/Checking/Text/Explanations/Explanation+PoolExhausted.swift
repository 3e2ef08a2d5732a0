import Exploration

extension Explanation {
  static let poolExhausted = Explanation(
    summary: "all threads of a pool blocked, and work left over",
    idea: """
      Tasks share a small pool of threads, about one for each processor, and blocks of Dispatch
      share another. If every thread of a pool is blocked by work that waits for other work, that
      other work has no thread to run on: a deadlock that can depend on the machine's number of
      processors. The same program may run for years on a large machine.

      Swift Concurrency relies on threads that always make progress. An await gives the thread
      back; a semaphore, a group's wait or a sleep() keeps it. Inside a task wait with await only.
      """,
    example: Example(
      .finds(.poolExhausted, lines: [4], processors: 1),
      "If the waiting task has the only thread, the task that would signal never starts.",
      """
      import Dispatch

      let ready = DispatchSemaphore(value: 0)
      @Sendable func block() { ready.wait() }

      await withTaskGroup(of: Void.self) { group in
        group.addTask { block() }
        group.addTask { ready.signal() }
      }
      """),
    twin: Example(
      .proved,
      "A task that awaits a value gives its thread to the other one.",
      """
      let (values, source) = AsyncStream.makeStream(of: Void.self)

      await withTaskGroup(of: Void.self) { group in
        group.addTask { for await _ in values { return } }
        group.addTask { source.yield() }
      }
      """),
    exercises: ["bounded-task-group"], patterns: ["task-group"],
    reading: [
      "WWDC21, Swift concurrency: Behind the scenes (runtime contract)",
      "SE-0296, Async/await",
    ])
}
