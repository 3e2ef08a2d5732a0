// finds: dataRace
// line: 12
// Two tell that an operation is ready; the one that has written its text may be the second one.
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
Thread { waiting.letGo() }.start()
waiting.text = "hello"
waiting.letGo()
waiting.waitUntilFinished()
