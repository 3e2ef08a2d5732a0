// finds: wrongPrecondition failedCheck
// line: 10
// The main thread runs a block for a queue that waits for it. The block is on both queues.
import Foundation

let queue = DispatchQueue(label: "queue")
let done = DispatchSemaphore(value: 0)
queue.async {
  DispatchQueue.main.sync {
    dispatchPrecondition(condition: .notOnQueue(queue))
    print("main")
  }
  DispatchQueue.main.async { done.signal() }
}
while done.wait(timeout: .now()) == .timedOut {
  _ = RunLoop.main.run(mode: .default, before: .distantFuture)
}
