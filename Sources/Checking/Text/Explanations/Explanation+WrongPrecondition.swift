import Exploration

extension Explanation {
  static let wrongPrecondition = Explanation(
    summary: "code on another queue or actor than it says",
    idea: """
      Code can say where it has to run: with dispatchPrecondition for a queue, or by belonging to
      an actor. Where the compiler cannot check that, the program does so while it runs, and stops
      if it does not hold. That is good news: without the check the same call could be a data
      race.

      Find the caller in the story. It is the caller that has to go to the right queue or actor,
      since the function itself cannot.
      """,
    example: Example(
      .finds(.wrongPrecondition, lines: [6]),
      "save belongs on the queue and is called from a global one.",
      """
      import Dispatch

      let store = DispatchQueue(label: "store")

      @Sendable func save() {
        dispatchPrecondition(condition: .onQueue(store))
        print("saved")
      }

      DispatchQueue.global().sync { save() }
      """),
    twin: Example(
      .proved,
      "The caller goes to the queue first.",
      """
      import Dispatch

      let store = DispatchQueue(label: "store")

      @Sendable func save() {
        dispatchPrecondition(condition: .onQueue(store))
        print("saved")
      }

      store.sync { save() }
      """),
    exercises: ["off-the-main-actor", "isolation-hole"], patterns: ["sync-async", "main-actor"],
    reading: [
      "Dispatch, dispatchPrecondition(condition:)",
      "SE-0423, Dynamic actor isolation enforcement from non-strict-concurrency contexts",
    ])
}
