import Exploration

extension Explanation {
  static let ended = Explanation(
    summary: "the program ended itself while work was left",
    idea: """
      `exit` ends the whole process at once, from whatever thread calls it. What the other threads
      were doing is cut off in the middle: a half written file, an answer that was never sent. In
      some order something was left to do.

      Let the program end by reaching the end of main, after it has waited for what it started. A
      part that is done returns; a part that fails reports it to its caller.
      """,
    example: Example(
      .finds(.ended, lines: [7]),
      "The first block to end takes the other with it.",
      """
      import Foundation

      let group = DispatchGroup()
      for name in ["first", "second"] {
        DispatchQueue.global().async(group: group) {
          print(name)
          exit(0)
        }
      }
      group.wait()
      """),
    twin: Example(
      .proved,
      "main waits for both, and then ends.",
      """
      import Foundation

      let group = DispatchGroup()
      for name in ["first", "second"] {
        DispatchQueue.global().async(group: group) {
          print(name)
        }
      }
      group.wait()
      """),
    patterns: ["group"],
    reading: ["POSIX, exit"])
}
