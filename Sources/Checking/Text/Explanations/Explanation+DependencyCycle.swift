import Exploration

extension Explanation {
  static let dependencyCycle = Explanation(
    summary: "operations that depend on one another in a circle",
    idea: """
      An operation starts when all its dependencies have finished. If the dependencies form a
      circle, each operation in it waits for another one in it, and none ever starts. Foundation
      does not check for circles; the queue just stays silent, and everything that depends on the
      circle stays silent with it.

      A circle says that two steps each want to be first. Either one of the dependencies is not
      needed, or an operation does two jobs, one before and one after the other, and should be two
      operations.
      """,
    example: Example(
      .finds(.dependencyCycle, lines: [8]),
      "show waits for load, and load for show.",
      """
      import Foundation

      let load = BlockOperation { print("load") }
      let show = BlockOperation { print("show") }
      show.addDependency(load)
      load.addDependency(show)
      let queue = OperationQueue()
      queue.addOperations([load, show], waitUntilFinished: true)
      """),
    twin: Example(
      .proved,
      "show waits for load, and load for nothing.",
      """
      import Foundation

      let load = BlockOperation { print("load") }
      let show = BlockOperation { print("show") }
      show.addDependency(load)
      let queue = OperationQueue()
      queue.addOperations([load, show], waitUntilFinished: true)
      """),
    exercises: ["dependency-cycle"], patterns: ["operation-dependencies"],
    reading: ["Foundation, Operation: addDependency(_:)"])
}
