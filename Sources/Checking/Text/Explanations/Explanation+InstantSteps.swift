import Exploration

extension Explanation {
  static let instantSteps = Explanation(
    summary: "no time passes between two looks at a clock",
    idea: """
      In the model a program's own steps take no time: a clock says the same before and after them.
      On a real machine every step takes some, and more where another program has the processor. Code
      that takes a different way when something was slow can come out differently there.

      check cannot try every duration. So where a program looks at a clock more than once, and has no
      timer that could be late in its place, the proof says what it takes for granted. Measure to
      print a figure, not to decide; if something must happen in time, give it a timeout.
      """,
    example: Example(
      .provedAssuming(.instantSteps),
      "On a slow machine it is the other word.",
      """
      let clock = ContinuousClock()
      let taken = clock.measure {
        _ = (0..<1000).reduce(0, &+)
      }
      print(taken < .seconds(1) ? "fast" : "slow")
      """),
    twin: Example(
      .proved,
      "What is printed depends on what was done, not on how long it took.",
      """
      let sum = (0..<1000).reduce(0, &+)
      print(sum)
      """),
    reading: ["The project's chapter What check does not see (work takes no time)"])
}
