// outcomes: 0|5
// assumes: libraries
// A queue's progress is set and looked at by two threads; no line names its class.
import Foundation

let queue = OperationQueue()
queue.progress.totalUnitCount = 9
let isSet = DispatchSemaphore(value: 0)
let thread = Thread {
  queue.progress.completedUnitCount = 5
  isSet.signal()
}
thread.start()
print(queue.progress.completedUnitCount)
isSet.wait()
