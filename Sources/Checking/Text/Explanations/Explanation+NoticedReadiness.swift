import Exploration

extension Explanation {
  static let noticedReadiness = Explanation(
    summary: "queues notice when an operation becomes ready",
    idea: """
      On Linux, Foundation's OperationQueue asks an operation that is added whether it is ready, and
      notes the answer a moment later. If the operation's last dependency ends between the two, the
      old answer is noted last and the operation never starts. That is a defect of Foundation, and
      rare: about once in a million times. A proof about a program in which it can happen says so.
      A barrier block depends on everything that its queue has when it is added, and what is added
      after it depends on the barrier.

      The same moment has another defect: if an operation is cancelled while its dependency ends on
      another thread, Foundation may touch the operation after its end, and crash.

      Add operations that depend on one another with one call, addOperations: then all are asked
      before any can end.
      """,
    example: Example(
      .provedAssuming(.noticedReadiness),
      "The first operation may end while the second is added.",
      """
      import Foundation

      let queue = OperationQueue()
      let load = BlockOperation { print("load") }
      let show = BlockOperation { print("show") }
      show.addDependency(load)
      queue.addOperation(load)
      queue.addOperation(show)
      queue.waitUntilAllOperationsAreFinished()
      """),
    twin: Example(
      .proved,
      "Both are added at once.",
      """
      import Foundation

      let queue = OperationQueue()
      let load = BlockOperation { print("load") }
      let show = BlockOperation { print("show") }
      show.addDependency(load)
      queue.addOperations([load, show], waitUntilFinished: true)
      """),
    patterns: ["operation-dependencies"],
    reading: ["swift-corelibs-foundation, Sources/Foundation/Operation.swift (_cachedIsReady)"])
}
