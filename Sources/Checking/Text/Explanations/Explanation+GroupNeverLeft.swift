import Exploration

extension Explanation {
  static let groupNeverLeft = Explanation(
    summary: "a leave() is missing",
    idea: """
      A dispatch group counts: `enter()` adds one, `leave()` takes one away, and who waits for the
      group waits for zero. If a leave is missing, the count never comes back to zero: wait blocks
      forever, and a notify block never runs.

      One way this happens is a path that returns early, such as that of an error or an empty
      input; another is work that never comes to its leave. A defer at the beginning of the work
      covers every return, also those that are added later.
      """,
    example: Example(
      .finds(.groupNeverLeft, lines: [3, 12]),
      "For an empty name the block returns without leaving the group.",
      """
      import Dispatch

      let group = DispatchGroup()
      for name in ["", "menu"] {
        group.enter()
        DispatchQueue.global().async {
          if name.isEmpty { return }
          print(name)
          group.leave()
        }
      }
      group.wait()
      """),
    twin: Example(
      .proved,
      "The defer leaves the group on every path.",
      """
      import Dispatch

      let group = DispatchGroup()
      for name in ["", "menu"] {
        group.enter()
        DispatchQueue.global().async {
          defer { group.leave() }
          if name.isEmpty { return }
          print(name)
        }
      }
      group.wait()
      """),
    exercises: ["enter-and-leave"], patterns: ["group"],
    reading: ["Dispatch, dispatch_group_enter and dispatch_group_leave"])
}
