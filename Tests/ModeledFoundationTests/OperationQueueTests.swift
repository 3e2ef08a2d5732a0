import Exploration
import ModeledDispatch
import ModeledFoundation
import Testing

@Suite("OperationQueue")
struct OperationQueueTests {
  @Test("two operations that print: who is first")
  func concurrent() {
    let summary = explore {
      let queue = OperationQueue()
      for number in 0..<2 { queue.addOperation { outcome("\(number)") } }
      queue.waitUntilAllOperationsAreFinished()
      outcome("end")
    }
    #expect(summary.outputs == ["0\n1\nend\n": 1, "1\n0\nend\n": 1])
    #expect(summary.cutShort == 0)
  }

  @Test("a queue of one runs its operations in order, each after the one before: one interleaving")
  func serial() {
    let summary = explore {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for number in 0..<4 { queue.addOperation { outcome("\(number)") } }
      queue.waitUntilAllOperationsAreFinished()
    }
    #expect(summary.outputs == ["0\n1\n2\n3\n": 1])
    #expect(summary.cutShort == 0)
  }

  @Test("no more than the limit run at once, and every pair may meet")
  func limit() {
    let summary = explore {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 2
      let count = Peak()
      for _ in 0..<3 {
        queue.addOperation {
          count.enter()
          count.leave()
        }
      }
      queue.waitUntilAllOperationsAreFinished()
      outcome("\(count.peak)")
    }
    #expect(Set(summary.outputs.keys) == ["1\n", "2\n"])
    #expect(summary.isComplete)
  }

  @Test("a waiting operation takes the place of whichever ends first")
  func placeOfEither() {
    let summary = explore {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 2
      let (a, b) = (BlockOperation {}, BlockOperation {})
      queue.addOperations([a, b], waitUntilFinished: false)
      queue.addOperation { outcome("\(a.isFinished) \(b.isFinished)") }
    }
    #expect(Set(summary.outputs.keys) == ["true false\n", "false true\n", "true true\n"])
  }

  @Test("among waiting operations the more urgent one comes first")
  func priorities() {
    let summary = explore {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.isSuspended = true
      for (name, priority) in [
        ("low", Operation.QueuePriority.low), ("first", .normal), ("second", .normal),
        ("urgent", .veryHigh),
      ] {
        let operation = BlockOperation { outcome(name) }
        operation.queuePriority = priority
        queue.addOperation(operation)
      }
      queue.isSuspended = false
      queue.waitUntilAllOperationsAreFinished()
    }
    #expect(summary.outputs == ["urgent\nfirst\nsecond\nlow\n": 1])
  }

  @Test("a suspended queue starts nothing until it goes on")
  func suspension() {
    let summary = explore {
      let queue = OperationQueue()
      queue.isSuspended = true
      queue.addOperation { outcome("ran") }
      Thread.sleep(forTimeInterval: 1)
      outcome("\(queue.isSuspended) \(queue.operationCount)")
      queue.isSuspended = false
      queue.waitUntilAllOperationsAreFinished()
      outcome("\(queue.operationCount)")
    }
    #expect(summary.outputs == ["true 1\nran\n0\n": 1])
    let forEver = explore {
      let queue = OperationQueue()
      queue.isSuspended = true
      queue.addOperation { outcome("never") }
    }
    #expect(forEver.outputs == ["": 1])
    #expect(forEver.stuck == 0)
    #expect(forEver.failures.isEmpty)
  }

  @Test("a cancelled operation finishes without running, before its dependency")
  func cancelled() {
    let summary = explore {
      let queue = OperationQueue()
      let (a, b) = (BlockOperation { outcome("never") }, BlockOperation { outcome("b") })
      a.addDependency(b)
      queue.addOperation(a)
      a.cancel()
      a.waitUntilFinished()
      outcome("\(a.isFinished)")
      queue.addOperation(b)
    }
    #expect(Set(summary.outputs.keys) == ["true\nb\n"])
    #expect(summary.stuck == 0)
  }

  @Test("cancelling all reaches an operation before it begins or after")
  func cancelAll() {
    let summary = explore {
      let queue = OperationQueue()
      queue.addOperation { outcome("ran") }
      queue.cancelAllOperations()
      queue.waitUntilAllOperationsAreFinished()
    }
    #expect(summary.outputs.keys.sorted() == ["", "ran\n"])
  }

  @Test("letting a queue go on does not hide that an operation may have begun before")
  func resumedTooLate() {
    let summary = explore {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      let first = BlockOperation()
      first.addExecutionBlock { [weak first] in
        while first?.isCancelled == false { Thread.sleep(forTimeInterval: 0.001) }
      }
      queue.addOperation(first)
      queue.addOperation { outcome("slipped in") }
      queue.cancelAllOperations()
      queue.isSuspended = false
      queue.waitUntilAllOperationsAreFinished()
    }
    #expect(summary.outputs.keys.sorted() == ["", "slipped in\n"])
  }

  @Test("the current queue is known where an operation runs, and nowhere else")
  func current() {
    let summary = explore {
      let queue = OperationQueue()
      queue.name = "work"
      queue.addOperation { outcome(OperationQueue.current?.name ?? "-") }
      queue.waitUntilAllOperationsAreFinished()
      threads(1) { _ in outcome(OperationQueue.current?.name ?? "-") }
      outcome("\(OperationQueue.current === OperationQueue.main)")
    }
    #expect(summary.outputs == ["work\n-\ntrue\n": 1])
  }

  @Test("an operation is run by the underlying queue that it was given")
  func underlying() {
    let summary = explore {
      let serial = DispatchQueue(label: "serial")
      let queue = OperationQueue()
      queue.underlyingQueue = serial
      for number in 0..<2 {
        queue.addOperation {
          dispatchPrecondition(condition: .onQueue(serial))
          outcome("\(number)")
        }
      }
      queue.waitUntilAllOperationsAreFinished()
    }
    #expect(summary.outputs.keys.sorted() == ["0\n1\n"])
    #expect(summary.failures.isEmpty)
  }

  @Test("progress counts the operations that have run")
  func progress() {
    let summary = explore {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.progress.totalUnitCount = 2
      for _ in 0..<2 { queue.addOperation {} }
      queue.waitUntilAllOperationsAreFinished()
      outcome("\(queue.progress.completedUnitCount)")
    }
    #expect(summary.outputs == ["2\n": 1])
  }
}

/// How many were inside at once.
private final class Peak: @unchecked Sendable {
  // Guarded by the lock.
  private let lock = NSLock()
  private var inside = 0
  private(set) var peak = 0

  func enter() {
    lock.withLock {
      inside += 1
      peak = max(peak, inside)
    }
  }

  func leave() { lock.withLock { inside -= 1 } }
}
