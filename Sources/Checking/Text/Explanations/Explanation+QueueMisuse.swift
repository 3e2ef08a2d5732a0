import Exploration

extension Explanation {
  static let queueMisuse = Explanation(
    summary: "what Dispatch ends a program for",
    idea: """
      Some calls of Dispatch have a rule that no type can express, and Dispatch ends a program
      that breaks it: a queue is resumed as often as it was suspended, activated before it is
      released, and has its target set before it is activated; a work item that is waited for is
      waited for once, and runs once.

      All of them are counts or states of one object. When several threads share the object, some
      order of theirs can break the rule although each of them keeps it.
      """,
    example: Example(
      .finds(.queueMisuse, lines: [6]),
      "resume has no suspend to match.",
      """
      import Dispatch

      let queue = DispatchQueue(label: "work")
      queue.async { print("one") }
      queue.sync {}
      queue.resume()
      """),
    twin: Example(
      .proved,
      "One suspend, one resume.",
      """
      import Dispatch

      let queue = DispatchQueue(label: "work")
      queue.suspend()
      queue.async { print("one") }
      queue.resume()
      queue.sync {}
      """),
    exercises: ["stop-the-timer"], patterns: ["work-item", "serial"],
    reading: ["Dispatch, dispatch_suspend, dispatch_resume and dispatch_activate"])
}
