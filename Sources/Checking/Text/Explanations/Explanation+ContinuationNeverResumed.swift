import Exploration

extension Explanation {
  static let continuationNeverResumed = Explanation(
    summary: "a continuation that is never resumed",
    idea: """
      A continuation stands for one return from one await, so it must be resumed exactly once on
      every path (SE-0300). If it is never resumed, its task stays suspended forever, and so does
      everything that awaits the task. No error is thrown and no thread is blocked. (A checked
      continuation prints a warning when it is released unused.)

      One way this happens is a guard in the callback that returns early; another is an API that
      does not call back when it is cancelled.
      """,
    example: Example(
      .finds(.continuationNeverResumed, lines: [4]),
      "For an empty name the block returns without resuming.",
      """
      import Dispatch

      func size(_ name: String) async -> Int {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            if name.isEmpty { return }
            continuation.resume(returning: name.count)
          }
        }
      }
      print(await size(""))
      """),
    twin: Example(
      .proved,
      "The early return resumes as well.",
      """
      import Dispatch

      func size(_ name: String) async -> Int {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            if name.isEmpty { return continuation.resume(returning: 0) }
            continuation.resume(returning: name.count)
          }
        }
      }
      print(await size(""))
      """),
    exercises: ["continuation-once"], patterns: ["continuation"],
    reading: ["SE-0300, Continuations for interfacing async tasks with synchronous code"])
}
