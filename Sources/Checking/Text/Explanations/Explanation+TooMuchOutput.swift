import Exploration

extension Explanation {
  static let tooMuchOutput = Explanation(
    summary: "more output than one execution may print",
    idea: """
      What a program prints is its outcome, and check keeps every outcome to compare them. So the
      output of one execution has a limit, 256 KiB. A program that prints more may be right, but
      check has no answer about it. What exceeds the limit is nearly always a trace of every step, or
      a loop without an end.

      Print the result only. check tells the story of what happened by itself, event by event, and
      an outcome that says little makes a table that can be read.
      """,
    example: Example(
      .finds(.tooMuchOutput, lines: [2]),
      "A line for every step.",
      """
      for number in 1...100_000 {
        print("step", number)
      }
      """),
    twin: Example(
      .proved,
      "The result.",
      """
      var steps = 0
      for _ in 1...100_000 {
        steps += 1
      }
      print("steps:", steps)
      """),
    reading: ["The project's chapter What check does not see (programs that are too large)"])
}
