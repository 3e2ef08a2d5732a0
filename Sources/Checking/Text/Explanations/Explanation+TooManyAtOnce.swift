import Exploration

extension Explanation {
  static let tooManyAtOnce = Explanation(
    summary: "more work in flight than the check allows",
    idea: """
      Work that may run side by side still needs memory, connections, or a licence for each piece,
      so there is often a limit on how many are in flight. The check of an exercise counts the
      pieces that have started and not yet ended, in every interleaving, and one interleaving has
      too many.

      A limit is a number of places. Each piece takes a place before it starts, waits if there is
      none, and gives its place back when it has ended. A counting semaphore is exactly that; a
      task group has the same effect if it awaits one child before it adds the next.
      """,
    example: Example(
      .finds(.tooManyAtOnce, lines: [8]),
      "The queue is concurrent and nothing limits it: all three scans can be in flight.",
      """
      import Dispatch
      import Grading

      let work = Work(atMost: 2)
      let group = DispatchGroup()
      for name in ["a", "b", "c"] {
        DispatchQueue.global().async(group: group) {
          work.compute(name)
        }
      }
      group.wait()
      """),
    twin: Example(
      .proved,
      "Two places; the loop waits for a free one before it starts the next scan.",
      """
      import Dispatch
      import Grading

      let work = Work(atMost: 2)
      let places = DispatchSemaphore(value: 2)
      let group = DispatchGroup()
      for name in ["a", "b", "c"] {
        places.wait()
        DispatchQueue.global().async(group: group) {
          work.compute(name)
          places.signal()
        }
      }
      group.wait()
      """),
    exercises: ["at-most-k", "bounded-task-group"], patterns: ["bounded", "semaphore"],
    reading: ["Dispatch, DispatchSemaphore", "SE-0304, Structured concurrency (task groups)"])
}
