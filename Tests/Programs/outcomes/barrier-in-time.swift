// finds: nothing
// assumes: nothing
// outcomes: read written
// The queue has noted that the barrier is not ready before the operation ends that it waits for.
import Foundation

let queue = OperationQueue()
let isAdded = DispatchSemaphore(value: 0)
let done = DispatchSemaphore(value: 0)
queue.addOperation {
  isAdded.wait()
  print("read", terminator: " ")
}
queue.addBarrierBlock {
  print("written")
  done.signal()
}
isAdded.signal()
done.wait()
