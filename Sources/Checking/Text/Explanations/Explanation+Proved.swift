import Exploration

extension Explanation {
  static let proved = Explanation(
    summary: "every interleaving that matters was explored",
    idea: """
      Proved means that nothing goes wrong in any interleaving of the model. Two interleavings
      that differ only in the order of steps that cannot influence each other, such as uses of two
      different locks, have the same outcome, so one of them stands for all (Mazurkiewicz, 1977).
      check runs one of each kind and knows when it has run them all; the method is dynamic
      partial order reduction.

      Proved does not mean that there is only one outcome: the table lists each of them with a
      schedule that shows it. And a proof holds for what the program did with these inputs; what
      it takes for granted stands next to the word, after "provided that".
      """,
    example: Example(
      .proved,
      "Either iteration can be first. Both outcomes are found, and both are right.",
      """
      import Dispatch
      import Synchronization

      let winner = Mutex<Int?>(nil)

      DispatchQueue.concurrentPerform(iterations: 2) { number in
        winner.withLock { if $0 == nil { $0 = number } }
      }
      print(winner.withLock { $0 ?? -1 })
      """),
    twin: Example(
      .finds(.dataRace, lines: [6]),
      "Without a lock, one of the same interleavings goes wrong.",
      """
      import Dispatch

      nonisolated(unsafe) var winner = -1

      DispatchQueue.concurrentPerform(iterations: 2) { number in
        if winner == -1 { winner = number }
      }
      print(winner)
      """),
    reading: [
      "Mazurkiewicz: Concurrent Program Schemes and their Interpretations, 1977",
      "Abdulla, Aronsson, Jonsson, Sagonas: Optimal Dynamic Partial Order Reduction, POPL 2014",
      "The project's chapter What check does not see",
    ])
}
