// Asynchronous operations that report their states, one after the other.
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
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { [self] in
      print(name ?? "")
      willChangeValue(forKey: "isExecuting")
      willChangeValue(forKey: "isFinished")
      states.withLock { $0 = (executing: false, finished: true) }
      didChangeValue(forKey: "isExecuting")
      didChangeValue(forKey: "isFinished")
    }
  }
}

let (first, second) = (Download(), Download())
first.name = "first"
second.name = "second"
second.addDependency(first)
let queue = OperationQueue()
queue.addOperations([second, first], waitUntilFinished: true)
print(queue.operationCount, second.isFinished)
