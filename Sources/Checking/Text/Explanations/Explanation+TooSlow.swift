import Exploration

extension Explanation {
  static let tooSlow = Explanation(
    summary: "independent work done one after the other",
    idea: """
      Pieces of work that do not need one another's results can overlap; here they wait for one
      another, and the whole takes longer than it must. The check counts units of virtual time, so
      the verdict does not depend on the machine.

      The shortest possible time is the longest chain of pieces of which each needs the one before
      it, the critical path, provided that there are enough workers. Start everything that is
      ready before you wait for anything. One way to lose the overlap is an await, or a wait,
      inside the loop that starts the work; another is a serial queue.
      """,
    example: Example(
      .finds(.tooSlow, lines: [11]),
      "A queue without attributes is serial: the second download starts when the first has ended.",
      """
      import Dispatch
      import Grading

      let work = Work()
      let downloads = DispatchQueue(label: "downloads")
      let group = DispatchGroup()
      for name in ["menu", "prices"] {
        downloads.async(group: group) { work.compute(name) }
      }
      group.wait()
      expect(work, takesAtMost: 1, "both are downloaded at the same time")
      """),
    twin: Example(
      .proved,
      "A global queue is concurrent; the only wait comes after the loop.",
      """
      import Dispatch
      import Grading

      let work = Work()
      let downloads = DispatchQueue.global()
      let group = DispatchGroup()
      for name in ["menu", "prices"] {
        downloads.async(group: group) { work.compute(name) }
      }
      group.wait()
      expect(work, takesAtMost: 1, "both are downloaded at the same time")
      """),
    exercises: ["serial-to-concurrent", "wait-in-the-loop", "parallel-awaits", "frozen-album"],
    patterns: ["concurrent", "group", "async-let"],
    reading: [
      "SE-0317, async let bindings",
      "Brent: The Parallel Evaluation of General Arithmetic Expressions, JACM 1974",
    ])
}
