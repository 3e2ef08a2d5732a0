// finds: nothing
// Who tells that an operation is ready lets it go: it sees what was done before.
import Foundation
import Synchronization

final class Waiting: Operation, @unchecked Sendable {
  let mayRun = Mutex(false)
  nonisolated(unsafe) var text = ""

  override var isReady: Bool { mayRun.withLock { $0 } && super.isReady }
  override func main() { print(text) }

  func letGo() {
    willChangeValue(forKey: "isReady")
    mayRun.withLock { $0 = true }
    didChangeValue(forKey: "isReady")
  }
}

let queue = OperationQueue()
let waiting = Waiting()
queue.addOperation(waiting)
waiting.text = "hello"
waiting.letGo()
waiting.waitUntilFinished()
