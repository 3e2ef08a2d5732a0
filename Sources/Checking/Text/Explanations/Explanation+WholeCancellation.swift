import Exploration

extension Explanation {
  static let wholeCancellation = Explanation(
    summary: "a cancellation reaches all children at once",
    idea: """
      Cancelling a task cancels its children as well. The runtime does that one after the other: it
      marks the task, runs its handlers, marks its first child with everything below, then the next one.
      A thread can run in between. So a child can hear from another child that it is cancelled, and find
      that it is not cancelled itself, a moment before it is. check explores what lies between a task's
      mark and its handlers and children, and between a child that has handlers or children of its own
      and the next child. Children that have neither are marked in one step. If a child looks after it
      may have heard of the cancellation, the proof names this condition.

      Let a task act on its own flag only, and do not conclude from another task's cancellation that it
      has been cancelled itself.
      """,
    example: Example(
      .provedAssuming(.wholeCancellation),
      "A child hears that another one is cancelled, and relies on being cancelled as well.",
      """
      import Synchronization

      let siblingIsCancelled = Mutex(false)
      let task = Task.detached {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            if Task.isCancelled { siblingIsCancelled.withLock { $0 = true } }
          }
          group.addTask {
            if siblingIsCancelled.withLock({ $0 }) { print(Task.isCancelled) }
          }
        }
      }
      task.cancel()
      await task.value
      """),
    twin: Example(
      .proved,
      "The child asks for its own flag, and for nothing else.",
      """
      let task = Task.detached {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            if Task.isCancelled { print("cancelled") }
          }
        }
      }
      task.cancel()
      await task.value
      """),
    patterns: ["task-group"],
    reading: ["Swift.org, The Swift Programming Language: Concurrency, Task Cancellation"])
}
