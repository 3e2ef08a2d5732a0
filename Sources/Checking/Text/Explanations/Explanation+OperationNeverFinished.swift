import Exploration

extension Explanation {
  static let operationNeverFinished = Explanation(
    summary: "an operation that never reports its end",
    idea: """
      An operation that overrides `main` has finished when main returns. One that overrides
      `start` says itself when it has finished: isFinished becomes true, and the queue hears of it
      through key-value observing (willChangeValue and didChangeValue for "isFinished"). If either
      is missing, the operation has no end for its queue. It keeps its place, and everything that
      depends on it waits. (An operation whose dependency never starts has no end either.)

      Override start only for work that goes on after the method has returned. Then report the end
      on every path, cancellation included.
      """,
    example: Example(
      .finds(.operationNeverFinished, lines: [12]),
      "start returns, the block runs, and nothing tells the queue.",
      """
      import Foundation

      final class Download: Operation, @unchecked Sendable {
        override var isAsynchronous: Bool { true }
        override func start() {
          DispatchQueue.global().async { print("loaded") }
        }
      }

      let queue = OperationQueue()
      queue.addOperation(Download())
      queue.waitUntilAllOperationsAreFinished()
      """),
    twin: Example(
      .proved,
      "Work that ends with its method overrides main, and Foundation reports the end.",
      """
      import Foundation

      final class Download: Operation, @unchecked Sendable {
        override func main() {
          print("loaded")
        }
      }

      let queue = OperationQueue()
      queue.addOperation(Download())
      queue.waitUntilAllOperationsAreFinished()
      """),
    exercises: ["asynchronous-operation"], patterns: ["operation"],
    reading: ["Foundation, Operation: Asynchronous Versus Synchronous Operations"])
}
