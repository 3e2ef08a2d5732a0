import Exploration

extension Explanation {
  static let chance = Explanation(
    summary: "random numbers are those that were drawn",
    idea: """
      A program that draws random numbers has as many courses as there are numbers. check gives
      every execution the same ones, so that a schedule can be replayed, and explores all
      interleavings with them. Other numbers might lead to other branches, so the proof is one
      about these numbers, and says so.

      A program that gets its numbers from a generator of its own, with a seed, has one course
      that can be proved, and as many others as you choose seeds.
      """,
    example: Example(
      .provedAssuming(.chance),
      "The other side of the coin is not looked at.",
      """
      print(Bool.random() ? "heads" : "tails")
      """),
    twin: Example(
      .proved,
      "Each side is a call of its own.",
      """
      func show(_ isHeads: Bool) {
        print(isHeads ? "heads" : "tails")
      }

      show(true)
      show(false)
      """),
    reading: ["The project's chapter What check does not see (chance takes one course)"])
}
