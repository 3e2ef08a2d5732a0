import Exploration

extension Explanation {
  static let orderOfEnds = Explanation(
    summary: "objects end in the order of unoptimised code",
    idea: """
      Where a function has used several objects, it releases them at its end. In which order, Swift does
      not promise: unoptimised code ends the newest first, and an optimiser may turn that round.
      If two deinitialisers that run one right after the other both do something that others can
      notice, such as printing, check sees only the order of the code that it compiles, without
      optimisation.

      If the order matters, say it: end one object in a scope of its own (do { ... }), or let a method
      of yours do what must come first.
      """,
    example: Example(
      .provedAssuming(.orderOfEnds),
      "With optimisation the first one is closed before the second one.",
      """
      final class File {
        let name: String
        init(_ name: String) { self.name = name }
        deinit { print("closes", name) }
      }

      func work() {
        let (first, second) = (File("first"), File("second"))
        print(first.name, second.name)
      }

      work()
      """),
    twin: Example(
      .proved,
      "The second one ends with its own scope.",
      """
      final class File {
        let name: String
        init(_ name: String) { self.name = name }
        deinit { print("closes", name) }
      }

      func work() {
        let first = File("first")
        do { print(File("second").name) }
        print(first.name)
      }

      work()
      """),
    patterns: ["thread"],
    reading: ["The Swift Programming Language: Automatic Reference Counting, Deinitialization"])
}
