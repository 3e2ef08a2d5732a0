import Exploration

extension Explanation {
  static let groupLeftTooOften = Explanation(
    summary: "more leave() than enter()",
    idea: """
      A dispatch group counts: `enter()` adds one, `leave()` takes one away, and who waits for the
      group waits for zero. A leave at zero has no enter to match, and Dispatch ends the program.
      Before that, an extra leave does quieter damage: the group reaches zero while work is still
      running.

      One way this happens is a callback that can be called twice, for a result and for an error;
      another is an enter that comes inside the work, where the wait can overtake it.
      """,
    example: Example(
      .finds(.groupLeftTooOften, lines: [11]),
      "The callback is called twice for one enter.",
      """
      import Dispatch

      func load(_ done: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async {
          done()
          done()
        }
      }
      let group = DispatchGroup()
      group.enter()
      load { group.leave() }
      group.wait()
      """),
    twin: Example(
      .proved,
      "One enter, one call of the callback, one leave.",
      """
      import Dispatch

      func load(_ done: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async {
          done()
        }
      }
      let group = DispatchGroup()
      group.enter()
      load { group.leave() }
      group.wait()
      """),
    exercises: ["callback-twice"], patterns: ["group", "completion"],
    reading: ["Dispatch, dispatch_group_enter and dispatch_group_leave"])
}
