import Exploration

extension Explanation {
  static let unsupported = Explanation(
    summary: "a call that no model stands for",
    idea: """
      To try every interleaving, check has to decide when each wait ends. It cannot decide that
      for the network, another program, a terminal or a signal, and it does not guess: a call that
      waits for the outside world, or that no model is known for, is refused by name and line. The
      verdict says nothing about the rest of the program.

      Separate the two. Put what talks to the world behind a closure or a protocol, and hand in a
      value or a short function when you check what is concurrent.
      """,
    example: Example(
      .finds(.unsupported, lines: [4]),
      "There is no terminal in an exploration, and a pause for typing cannot be scheduled.",
      """
      import Dispatch

      DispatchQueue.global().sync {
        let name = readLine() ?? "nobody"
        print("Hello, \\(name)")
      }
      """),
    twin: Example(
      .proved,
      "The name is handed in.",
      """
      import Dispatch

      func greet(_ readName: () -> String?) {
        let name = readName() ?? "nobody"
        print("Hello, \\(name)")
      }

      DispatchQueue.global().sync { greet { "Ada" } }
      """),
    reading: ["The project's chapter What check does not see (what is refused)"])
}
