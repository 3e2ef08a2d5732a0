import Exploration

extension Explanation {
  static let operationMisuse = Explanation(
    summary: "what Foundation ends a program for",
    idea: """
      An operation is used once: it is added to one queue or started by hand, it runs, it has
      finished. Foundation ends a program that adds it a second time, starts it while it is in a
      queue or still waits for a dependency, or reports the end before the beginning.

      Whether an operation has started is not a question that can be asked safely from outside,
      since the answer is old when it arrives. Make a new operation for each piece of work instead
      of asking.
      """,
    example: Example(
      .finds(.operationMisuse, lines: [6]),
      "One operation is added twice.",
      """
      import Foundation

      let queue = OperationQueue()
      let save = BlockOperation { print("saved") }
      queue.addOperation(save)
      queue.addOperation(save)
      queue.waitUntilAllOperationsAreFinished()
      """),
    twin: Example(
      .proved,
      "Two pieces of work are two operations.",
      """
      import Foundation

      let queue = OperationQueue()
      queue.addOperation { print("saved") }
      queue.addOperation { print("saved") }
      queue.waitUntilAllOperationsAreFinished()
      """),
    patterns: ["operation"],
    reading: ["Foundation, Operation and OperationQueue"])
}
