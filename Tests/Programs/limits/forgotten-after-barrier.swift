// finds: nothing
// assumes: noticedReadiness
// outcomes: written read
// The barrier can end between the queue's question whether the operation is ready and the note of the answer.
import Foundation

let queue = OperationQueue()
let isAdded = DispatchSemaphore(value: 0)
let done = DispatchSemaphore(value: 0)
queue.addOperation { isAdded.wait() }
queue.addBarrierBlock { print("written", terminator: " ") }
isAdded.signal()
queue.addOperation {
  print("read")
  done.signal()
}
done.wait()
