// finds: nothing
// A cancellation makes an operation ready: it sees what was done before.
import Foundation

final class Waiting: Operation, @unchecked Sendable {
  nonisolated(unsafe) var text = ""

  override func start() {
    print(text)
    super.start()
  }
}

let queue = OperationQueue()
let waiting = Waiting()
waiting.addDependency(BlockOperation {})
queue.addOperation(waiting)
waiting.text = "cancelled"
waiting.cancel()
waiting.waitUntilFinished()
