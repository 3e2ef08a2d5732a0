import Exploration

extension Explanation {
  static let actorOrder = Explanation(
    summary: "actors take their jobs in the order of arrival",
    idea: """
      While an actor is busy, the calls that wait for it form a line. Swift promises no order in it
      (SE-0306: a default actor need not be fair). The runtime takes the call with the highest
      priority, and of equal ones the one that came first, and so does check. Where two calls wait
      at the same time and the program itself makes one of them come first, the opposite order is
      not explored, and the proof says so. It also says so of a Task.yield() while others wait: here
      the task goes to the end of the line.

      A program that needs an order makes it: one task awaits a call before it makes the next one.
      """,
    example: Example(
      .provedAssuming(.actorOrder),
      "Both tasks are in the actor's line, the first one in front.",
      """
      actor Log {
        func note(_ text: String) { print(text) }
        func fill() {
          Task { note("first") }
          Task { note("second") }
        }
      }

      let log = Log()
      await log.fill()
      """),
    twin: Example(
      .proved,
      "The second call is made when the first has ended.",
      """
      actor Log {
        func note(_ text: String) { print(text) }
        func fill() {
          Task {
            note("first")
            note("second")
          }
        }
      }

      let log = Log()
      await log.fill()
      """),
    patterns: ["actor"],
    reading: ["SE-0306, Actors", "The project's chapter What check does not see"])
}
