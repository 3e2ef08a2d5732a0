// finds: dataRace
// line: 20
// The operation may go as soon as it is cancelled.
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
waiting.cancel()
waiting.text = "cancelled"
waiting.waitUntilFinished()
