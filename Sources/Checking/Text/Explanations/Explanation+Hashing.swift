import Exploration

extension Explanation {
  static let hashing = Explanation(
    summary: "sets and dictionaries keep the order seen",
    idea: """
      Sets and dictionaries have their elements in an order that follows from a random seed of the
      process, another one in each run (SE-0206). check keeps the orders the same and, where they
      matter, tries a few others for what goes wrong. A program that goes through a set or a
      dictionary, or prints or encodes one, can still do something else in an order that was not
      tried, and the proof says so.

      If the order matters, sort; then every run is the same, and so is the proof.
      """,
    example: Example(
      .provedAssuming(.hashing),
      "Which element comes first is another one in each process.",
      """
      var first = 0
      for number in Set([1, 2, 3, 4]) where first == 0 {
        first = number
      }
      print(first)
      """),
    twin: Example(
      .proved,
      "An array has its order.",
      """
      var first = 0
      for number in [1, 2, 3, 4] where first == 0 {
        first = number
      }
      print(first)
      """),
    reading: ["SE-0206, Hashable Enhancements (per-process seeding)"])
}
