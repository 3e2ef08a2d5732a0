// finds: nothing
// An asynchronous operation that reports each change of its state.
import Foundation
import Synchronization

final class Download: Operation, @unchecked Sendable {
  private let states = Mutex((executing: false, finished: false))
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { states.withLock { $0.executing } }
  override var isFinished: Bool { states.withLock { $0.finished } }

  override func start() {
    willChangeValue(forKey: "isExecuting")
    states.withLock { $0.executing = true }
    didChangeValue(forKey: "isExecuting")
    DispatchQueue.global().async { self.end() }
  }

  private func end() {
    print("loaded")
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    states.withLock { $0 = (executing: false, finished: true) }
    didChangeValue(forKey: "isExecuting")
    didChangeValue(forKey: "isFinished")
  }
}

let queue = OperationQueue()
queue.addOperation(Download())
queue.waitUntilAllOperationsAreFinished()
