import Exploration
import ModeledFoundation
import Testing

@Suite("Asynchronous operations")
struct AsynchronousOperationTests {
  @Test("one that reports its end lets its queue, its dependent and its waiter go on")
  func reporting() {
    let summary = explore {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      let download = Download(isReporting: true)
      let after = BlockOperation { outcome("after") }
      after.addDependency(download)
      queue.addOperations([download, after], waitUntilFinished: true)
      outcome("\(queue.operationCount)")
    }
    #expect(Set(summary.outputs.keys) == ["downloaded\nafter\n0\n", "downloaded\nafter\n1\n"])
    #expect(summary.stuck == 0)
    #expect(summary.failures.isEmpty)
  }

  @Test("one that sets its state and tells nobody never leaves its queue")
  func silent() {
    let summary = explore {
      let queue = OperationQueue()
      let download = Download(isReporting: false, duration: 1)
      download.name = "download"
      queue.addOperation(download)
      Thread.sleep(forTimeInterval: 2)
      outcome("\(download.isFinished) \(queue.operationCount)")
    }
    #expect(Set(summary.outputs.keys) == ["downloaded\ntrue 1\n"])
    #expect(summary.failures[.operationNeverFinished] == summary.executions)
    #expect(
      summary.mistakes[.operationNeverFinished]
        == .operationNeverFinished(ResourceName(.operation, label: "download"), .neverReported))
  }

  @Test("one that ends before its start returns is noticed although it tells nobody, as on Linux")
  func silentButFast() {
    let summary = explore {
      let queue = OperationQueue()
      queue.addOperation(Download(isReporting: false))
      Thread.sleep(forTimeInterval: 1)
      outcome("\(queue.operationCount)")
    }
    #expect(Set(summary.outputs.keys) == ["downloaded\n0\n", "downloaded\n1\n"])
  }

  @Test("one that says it has finished before it was started is misuse")
  func finishedBeforeStart() {
    let summary = explore {
      let queue = OperationQueue()
      queue.isSuspended = true
      let download = Download(isReporting: true)
      queue.addOperation(download)
      download.end()
      outcome("\(queue.operationCount)")
    }
    #expect(summary.failures == [.operationMisuse: 1])
    #expect(summary.outputs == ["0\n": 1])
  }

  @Test("one that changes its mind about being ready is started when it says so")
  func readiness() {
    let summary = explore {
      let queue = OperationQueue()
      let gated = Gated()
      queue.addOperation(gated)
      outcome("\(queue.operationCount)")
      gated.open()
      gated.waitUntilFinished()
    }
    #expect(summary.outputs.keys.sorted() == ["1\nran\n"])
    #expect(summary.stuck == 0)
  }
}

/// Does its work on a thread of its own and keeps its state itself.
private final class Download: Operation, @unchecked Sendable {
  private let isReporting: Bool
  private let duration: TimeInterval
  private let lock = NSLock()
  private var hasEnded = false
  private var hasBegun = false

  init(isReporting: Bool, duration: TimeInterval = 0) {
    self.isReporting = isReporting
    self.duration = duration
  }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { lock.withLock { hasBegun && !hasEnded } }
  override var isFinished: Bool { lock.withLock { hasEnded } }

  override func start() {
    lock.withLock { hasBegun = true }
    if isReporting { didChangeValue(for: \.isExecuting) }
    Thread.detachNewThread { [self] in
      Thread.sleep(forTimeInterval: duration)
      outcome("downloaded")
      end()
    }
  }

  func end() {
    lock.withLock { hasEnded = true }
    if isReporting { didChangeValue(forKey: "isFinished") }
  }
}

/// Is ready once somebody has opened it.
private final class Gated: Operation, @unchecked Sendable {
  private let lock = NSLock()
  private var isOpen = false

  override var isReady: Bool { lock.withLock { isOpen } && super.isReady }
  override func main() { outcome("ran") }

  func open() {
    lock.withLock { isOpen = true }
    didChangeValue(forKey: "isReady")
  }
}
