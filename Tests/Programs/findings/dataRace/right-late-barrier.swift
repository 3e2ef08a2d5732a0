// finds: nothing
// outcomes: 2
// assumes: noticedReadiness
// A barrier comes after all that was added before, also after an operation that has left the queue by then.
import Foundation

nonisolated(unsafe) var count = 0
let queue = OperationQueue()
let done = DispatchSemaphore(value: 0)
queue.addOperation { count = 1 }
queue.addBarrierBlock {
  count += 1
  done.signal()
}
done.wait()
print(count)
