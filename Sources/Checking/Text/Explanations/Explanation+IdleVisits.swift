import Exploration

extension Explanation {
  static let idleVisits = Explanation(
    summary: "tasks also go to actors where they do nothing",
    idea: """
      An async function runs on its actor, and a task goes there before it and between two awaits. The
      compiler leaves that out where nothing stands between the awaits, and with optimisation also
      where what stands there cannot be noticed, such as making a string. check explores the program
      without optimisation. If a task does nothing that others can notice on an actor, and a job that
      is certainly there keeps that actor or the next one busy, an optimised program need not wait for
      that job. Then the proof names this condition, and wherever a task goes to an executor that the
      program has written: that one gets each job, and sees whether a task comes at all.

      Do not rely on a task that waits for an actor on which it does nothing. If the order counts, let
      one task await a call before it makes the next one.
      """,
    example: Example(
      .provedAssuming(.idleVisits),
      "Optimised, help() never leaves the log, so that 2 comes before 3.",
      """
      actor Log {
        private var text = ""
        func add(_ more: String) { text += more }
        func fill(_ helper: Helper) async {
          add("1")
          let task = Task.immediate { await helper.help(self) }
          add("3")
          await task.value
          print(text)
        }
      }
      actor Helper {
        func help(_ log: Log) async { await log.add("2") }
      }
      await Log().fill(Helper())
      """),
    twin: Example(
      .proved,
      "The call is awaited before 3 is added.",
      """
      actor Log {
        private var text = ""
        func add(_ more: String) { text += more }
        func fill(_ helper: Helper) async {
          add("1")
          await helper.help(self)
          add("3")
          print(text)
        }
      }
      actor Helper {
        func help(_ log: Log) async { await log.add("2") }
      }
      await Log().fill(Helper())
      """),
    patterns: ["actor"],
    reading: ["SE-0338, Clarify the Execution of Non-Actor-Isolated Async Functions"])
}
