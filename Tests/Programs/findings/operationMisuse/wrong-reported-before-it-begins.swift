// finds: operationMisuse
// line: 12
// wrong outcomes: over
// An operation that reports its end before its queue has begun it: what it waits for may be there so soon.
import Foundation
import Synchronization

final class Download: Operation, @unchecked Sendable {
  private let isOver = Atomic<Bool>(false)
  func end() {
    isOver.store(true, ordering: .sequentiallyConsistent)
    didChangeValue(forKey: "isFinished")
  }
  override var isAsynchronous: Bool { true }
  override var isFinished: Bool { isOver.load(ordering: .sequentiallyConsistent) }
  override func start() {}
}

func run() {
  let queue = OperationQueue()
  let download = Download()
  let isThere = DispatchSemaphore(value: 0)
  queue.addOperation(download)
  Thread.detachNewThread { isThere.signal() }
  isThere.wait()
  download.end()
  queue.waitUntilAllOperationsAreFinished()
  print("over")
}
run()
