import Exploration

extension Explanation {
  static let wholeCancellation = Explanation(
    summary: "a cancellation reaches all children at once",
    idea: """
      Cancelling a task cancels its children as well. The runtime does that one after the other: it
      marks the task, then its first child with everything below, then the next one. A thread can run
      in between. So a child can hear from its parent or from another child that they are cancelled, and
      find that it is not cancelled itself, a moment before it is. check explores that where a handler
      runs on the way; where there is none, the whole tree is marked in one step. If a child looks after
      it may have heard of the cancellation, the proof names this condition.

      Let a task act on its own flag only, and do not conclude from another task's cancellation that it
      has been cancelled itself.
      """,
    example: Example(
      .provedAssuming(.wholeCancellation),
      "The child hears that its parent is cancelled, and relies on being cancelled as well.",
      """
      import Synchronization

      let parentIsCancelled = Mutex(false)
      let task = Task.detached {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            if parentIsCancelled.withLock({ $0 }) { print(Task.isCancelled) }
          }
          if Task.isCancelled { parentIsCancelled.withLock { $0 = true } }
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
