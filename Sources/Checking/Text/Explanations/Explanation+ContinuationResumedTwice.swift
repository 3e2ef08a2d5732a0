import Exploration

extension Explanation {
  static let continuationResumedTwice = Explanation(
    summary: "a continuation resumed more than once",
    idea: """
      A continuation stands for one return from one await, so it must be resumed exactly once on
      every path (SE-0300). A checked continuation ends the program at the second time; an unsafe
      one has undefined behaviour there.

      One way this happens is a missing return after the error case. Another is two callbacks, an
      answer and a timeout, that both resume. Then let the first one take the continuation out of
      a variable under a lock: the other finds nothing.
      """,
    example: Example(
      .finds(.continuationResumedTwice, lines: [10]),
      "Without a size the continuation is resumed with 0, and then again.",
      """
      import Dispatch

      func load(_ done: @escaping @Sendable (Int?) -> Void) {
        DispatchQueue.global().async { done(nil) }
      }

      let size = await withCheckedContinuation { continuation in
        load { size in
          if size == nil { continuation.resume(returning: 0) }
          continuation.resume(returning: size ?? 1)
        }
      }
      print(size)
      """),
    twin: Example(
      .proved,
      "There is one resume, and every path leads to it.",
      """
      import Dispatch

      func load(_ done: @escaping @Sendable (Int?) -> Void) {
        DispatchQueue.global().async { done(nil) }
      }

      let size = await withCheckedContinuation { continuation in
        load { size in
          continuation.resume(returning: size ?? 0)
        }
      }
      print(size)
      """),
    exercises: ["continuation-once"], patterns: ["continuation"],
    reading: ["SE-0300, Continuations for interfacing async tasks with synchronous code"])
}
