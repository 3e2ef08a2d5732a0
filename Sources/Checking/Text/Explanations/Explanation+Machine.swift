import Exploration

extension Explanation {
  static let machine = Explanation(
    summary: "processors, files, the environment: this machine's",
    idea: """
      A program that asks how many processors there are, reads a file or looks at an environment
      variable gets the answer of the machine that explores. With another answer it can take
      another way, start another number of threads or find another text. All interleavings were
      explored, for this answer. The name of a thread belongs here, too: Foundation on Linux answers
      with that of the thread that asks, which often is the program's. And so does which thread of a
      pool runs a block, and what an earlier block has left there, such as `errno` or a recursive lock
      that it has taken. And so does the order of `print` and `write(1)`: into a file, what is printed
      comes when the program ends.

      Make the number or the text a parameter, and check the values that matter.
      """,
    example: Example(
      .provedAssuming(.machine),
      "On a machine with one processor the other branch runs.",
      """
      import Foundation

      let count = ProcessInfo.processInfo.activeProcessorCount
      print(count > 1 ? "in parallel" : "one by one")
      """),
    twin: Example(
      .proved,
      "Both branches are looked at, on every machine.",
      """
      func show(_ count: Int) {
        print(count > 1 ? "in parallel" : "one by one")
      }

      show(1)
      show(2)
      """),
    patterns: ["concurrent-perform"],
    reading: ["The project's chapter What check does not see (the rest of the world)"])
}
