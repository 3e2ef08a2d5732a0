import Exploration
import ModeledFoundation
import Testing

@Suite("Operation")
struct OperationTests {
  @Test("start runs main at once, once, and not if the operation was cancelled")
  func starting() {
    let summary = explore {
      let operation = BlockOperation { outcome("ran") }
      operation.addExecutionBlock { outcome("ran on") }
      outcome("\(operation.isReady) \(operation.isExecuting) \(operation.isFinished)")
      operation.start()
      operation.start()
      outcome("\(operation.isExecuting) \(operation.isFinished)")
      let cancelled = BlockOperation { outcome("never") }
      cancelled.cancel()
      cancelled.start()
      outcome("\(cancelled.isFinished) \(cancelled.isCancelled)")
    }
    #expect(
      summary.outputs == ["true false false\nran\nran on\nfalse true\ntrue true\n": 1])
    #expect(summary.failures.isEmpty)
  }

  @Test(
    "misuse traps",
    arguments: [
      Misuse("enqueued twice") {
        let (queue, operation) = (OperationQueue(), BlockOperation {})
        queue.isSuspended = true
        queue.addOperation(operation)
        queue.addOperation(operation)
      },
      Misuse("enqueued after it has finished") {
        let operation = BlockOperation {}
        operation.start()
        OperationQueue().addOperation(operation)
      },
      Misuse("started although a queue has it") {
        let (queue, operation) = (OperationQueue(), BlockOperation {})
        queue.isSuspended = true
        queue.addOperation(operation)
        operation.start()
      },
      Misuse("started before it is ready") {
        let (first, second) = (BlockOperation {}, BlockOperation {})
        second.addDependency(first)
        second.start()
      },
      Misuse("a block added after the end") {
        let operation = BlockOperation {}
        operation.start()
        operation.addExecutionBlock {}
      },
      Misuse("a negative limit") { OperationQueue().maxConcurrentOperationCount = -2 },
      Misuse("another underlying queue while there are operations") {
        let queue = OperationQueue()
        queue.isSuspended = true
        queue.addOperation {}
        queue.underlyingQueue = .global()
      },
    ])
  func misuse(_ misuse: Misuse) {
    let summary = explore(misuse.program)
    #expect(summary.failures == [.operationMisuse: 1])
  }

  @Test("two that start one operation: one of them traps")
  func startedByTwo() {
    let summary = explore {
      let operation = BlockOperation {}
      threads(2) { _ in operation.start() }
    }
    #expect(summary.failures[.operationMisuse] != nil)
    #expect(summary.executions > (summary.failures[.operationMisuse] ?? 0))
  }

  @Test("waiting for an operation ends when it has finished, whoever runs it")
  func waiting() {
    // The wait begins before the end or after it, which makes no difference.
    let summary = explore {
      let operation = BlockOperation { outcome("ran") }
      let lane = Engine.shared.spawn(.thread, name: "starter") { operation.start() }
      operation.waitUntilFinished()
      outcome("waited")
      join([lane])
    }
    #expect(Set(summary.outputs.keys) == ["ran\nwaited\n"])
    #expect(summary.stuck == 0)
  }

  @Test("the completion block runs after the end, also of a cancelled operation, on another thread")
  func completion() {
    let summary = explore {
      let operation = BlockOperation { outcome("ran") }
      operation.completionBlock = { outcome("complete \(Thread.isMainThread)") }
      operation.start()
      Thread.sleep(forTimeInterval: 1)
      let cancelled = BlockOperation { outcome("never") }
      cancelled.completionBlock = { outcome("complete too") }
      cancelled.cancel()
      cancelled.start()
    }
    #expect(summary.outputs == ["ran\ncomplete false\ncomplete too\n": 1])
  }

  @Test("looking at a cancellation sees it or does not")
  func cancellation() {
    let summary = explore {
      let operation = Looker()
      threads(2) { number in
        if number == 0 { operation.start() } else { operation.cancel() }
      }
    }
    // Cancelled before the start, before the first look, between the looks, and too late.
    #expect(Set(summary.outputs.keys) == ["", "0\n", "1\n", "not\n"])
    #expect(summary.isComplete)
  }
}

struct Misuse: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let program: @Sendable () -> Void

  init(_ name: String, _ program: @escaping @Sendable () -> Void) {
    testDescription = name
    self.program = program
  }
}

/// Looks twice whether it was cancelled.
private final class Looker: Operation, @unchecked Sendable {
  override func main() {
    for look in 0..<2 where isCancelled { return outcome("\(look)") }
    outcome("not")
  }
}
