// finds: nothing
// The main thread runs a block for a queue that waits for it. The block is on both queues, and has no other one.
import Foundation

let queue = DispatchQueue(label: "queue")
let key = DispatchSpecificKey<String>()
queue.setSpecific(key: key, value: "queue")
let done = DispatchSemaphore(value: 0)
queue.async {
  DispatchQueue.main.sync {
    dispatchPrecondition(condition: .onQueueAsBarrier(queue))
    dispatchPrecondition(condition: .onQueue(.main))
    print(DispatchQueue.getSpecific(key: key) ?? "none")
  }
  DispatchQueue.main.async { done.signal() }
}
while done.wait(timeout: .now()) == .timedOut {
  _ = RunLoop.main.run(mode: .default, before: .distantFuture)
}
