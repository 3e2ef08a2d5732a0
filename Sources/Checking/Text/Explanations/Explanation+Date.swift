import Exploration

extension Explanation {
  static let date = Explanation(
    summary: "the date and the machine's uptime stay the same",
    idea: """
      Every execution of check begins on 1 January 2001, on a machine that has been up for 1,000
      seconds, so that it can be repeated. check runs what it proved again on other dates, with
      other uptimes. A program that prints or does something else then goes by what a clock shows
      at its start, and the proof is one about this start. How much time passes between two looks
      at a clock is no such matter.

      Make the date a parameter, and check the values that matter.
      """,
    example: Example(
      .provedAssuming(.date),
      "From 2020 on, another branch runs.",
      """
      import Foundation

      let seconds = Date().timeIntervalSince1970
      print(seconds < 1_577_836_800 ? "before 2020" : "now")
      """),
    twin: Example(
      .proved,
      "Both branches are looked at, on every date.",
      """
      func show(_ seconds: Double) {
        print(seconds < 1_577_836_800 ? "before 2020" : "now")
      }

      show(0)
      show(2_000_000_000)
      """),
    reading: ["The project's chapter What check does not see (chance takes one course)"])
}
