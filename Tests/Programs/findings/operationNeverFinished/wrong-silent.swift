// finds: operationNeverFinished
// line: 15
// An asynchronous operation that tells nobody that it has finished.
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
