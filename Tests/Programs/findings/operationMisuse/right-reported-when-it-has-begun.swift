// finds: nothing
// An operation that reports its end when its queue has begun it, and what it waits for is there.
import Foundation
import Synchronization

final class Download: Operation, @unchecked Sendable {
  private let isOver = Atomic<Bool>(false)
  private let hasBegun = DispatchSemaphore(value: 0)
  func end() {
    hasBegun.wait()
    isOver.store(true, ordering: .sequentiallyConsistent)
    didChangeValue(forKey: "isFinished")
  }
  override var isAsynchronous: Bool { true }
  override var isFinished: Bool { isOver.load(ordering: .sequentiallyConsistent) }
  override func start() { hasBegun.signal() }
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
