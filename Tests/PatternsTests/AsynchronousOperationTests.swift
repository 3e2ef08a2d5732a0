import Foundation
import Patterns
import Synchronization
import Testing

@Suite("an asynchronous operation")
struct AsynchronousOperationTests {
  /// Begins, says so, and goes on until somebody else calls `finish`.
  private final class Request: AsynchronousOperation, @unchecked Sendable {
    let begun = DispatchSemaphore(value: 0)
    override func main() { begun.signal() }
  }

  @Test("goes on after main has returned, until finish is called")
  func goesOn() {
    let request = Request()
    request.start()
    #expect(request.isExecuting && !request.isFinished)
    #expect(request.finish())
    #expect(!request.isExecuting && request.isFinished)
  }

  @Test("keeps its place in a serial queue: the next one begins only after it has finished")
  func keepsItsPlace() async {
    let order = Mutex([String]())
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let request = Request()
    let next = BlockOperation {
      order.withLock { $0.append(request.isFinished ? "after" : "before") }
    }
    await onThread {
      queue.addOperations([request, next], waitUntilFinished: false)
      request.begun.wait()
      request.finish()
      queue.waitUntilAllOperationsAreFinished()
    }
    #expect(order.withLock { $0 } == ["after"])
  }

  @Test("releases the operations that depend on it when it finishes")
  func releasesDependents() async {
    let queue = OperationQueue()
    let request = Request()
    let dependent = BlockOperation {}
    dependent.addDependency(request)
    #expect(!dependent.isReady)
    await onThread {
      queue.addOperations([request, dependent], waitUntilFinished: false)
      request.begun.wait()
      request.finish()
      dependent.waitUntilFinished()
    }
    #expect(dependent.isFinished)
  }

  @Test("ends exactly once, however many threads call finish")
  func endsOnce() {
    for _ in 0..<200 {
      let request = Request()
      request.start()
      let endings = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        if request.finish() { endings.add(1, ordering: .relaxed) }
      }
      #expect(endings.load(ordering: .relaxed) == 1)
      #expect(request.isFinished)
    }
  }

  @Test("cancelled before it starts: main is not called, and it finishes all the same")
  func cancelledBeforeStart() {
    let request = Request()
    request.cancel()
    #expect(!request.finish(), "it has not begun: start ends it")
    request.start()
    #expect(request.isFinished && !request.isExecuting)
    #expect(request.begun.wait(timeout: .now()) == .timedOut)
  }

  @Test("a cancelled one leaves its queue")
  func cancelledInQueue() async {
    let queue = OperationQueue()
    queue.isSuspended = true
    let request = Request()
    queue.addOperation(request)
    queue.cancelAllOperations()
    queue.isSuspended = false
    await onThread { queue.waitUntilAllOperationsAreFinished() }
    #expect(queue.operationCount == 0)
    #expect(request.begun.wait(timeout: .now()) == .timedOut)
  }

  /// Runs blocking code on a thread of its own, so that no thread of the tests' pool is blocked.
  private func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        body()
        continuation.resume()
      }
    }
  }
}
