import Exploration

extension Explanation {
  static let syncOnOwnQueue = Explanation(
    summary: "sync on the serial queue it is running on",
    idea: """
      `queue.sync` returns when its block has run. A serial queue runs one block at a time.
      Called from a block on that same queue, sync waits for a block that can only start when the
      caller has returned: a deadlock with oneself, which Dispatch recognises and ends the program
      for. The main queue is a serial queue as well, and the same holds for queues that target one
      another.

      One way this happens is a public method that uses sync and is called by another method of
      the same object.
      """,
    example: Example(
      .finds(.syncOnOwnQueue, lines: [6]),
      "count runs on the queue already when it asks the queue to run something else.",
      """
      import Dispatch

      let store = DispatchQueue(label: "store")
      nonisolated(unsafe) var stock = 3

      func count() -> Int { store.sync { stock } }

      store.sync { print(count()) }
      """),
    twin: Example(
      .proved,
      "Code on the queue uses the state directly.",
      """
      import Dispatch

      let store = DispatchQueue(label: "store")
      nonisolated(unsafe) var stock = 3

      func count() -> Int { store.sync { stock } }

      store.sync { print(stock) }
      print(count())
      """),
    exercises: ["sync-on-own-queue"], patterns: ["sync-async", "serial"],
    reading: ["Dispatch, dispatch_sync and DispatchQueue.sync(execute:)"])
}
