import Exploration

extension Explanation {
  static let widePools = Explanation(
    summary: "blocked tasks leave a thread for the others",
    idea: """
      check gives every task that can run a thread of its own. Swift Concurrency does not: its
      pool has about one thread for each processor and never more. As long as tasks wait with
      await this makes no difference, for an await gives the thread back. A task that blocks its
      thread keeps it, and on a small machine the task that would release it may get none.

      Where tasks block, check looks for such a hang. If it finds none, but cannot exclude it
      for every number of processors, the proof says so.
      """,
    example: Example(
      .provedAssuming(.widePools),
      "The signalling task is started first, and usually gets a thread first; nothing promises it.",
      """
      import Dispatch

      let ready = DispatchSemaphore(value: 0)
      @Sendable func block() { ready.wait() }

      let signalling = Task.detached { ready.signal() }
      let waiting = Task.detached { block() }
      await waiting.value
      await signalling.value
      """),
    twin: Example(
      .proved,
      "Awaiting the other task's end blocks no thread.",
      """
      let signalling = Task.detached { print("ready") }
      let waiting = Task.detached { await signalling.value }
      await waiting.value
      """),
    patterns: ["task-group"],
    reading: ["WWDC21, Swift concurrency: Behind the scenes (runtime contract)"])
}
