// finds: nothing
// assumes: nothing
// The queue is given both at once, and so has asked before one of them can end.
import Foundation
import Synchronization

let asked = Atomic(0)
final class Report: Operation, @unchecked Sendable {
  override var isReady: Bool {
    let answer = super.isReady
    asked.add(1, ordering: .sequentiallyConsistent)
    return answer
  }
}

let (queue, download, report) = (OperationQueue(), BlockOperation {}, Report())
report.addDependency(download)
queue.addOperations([download, report], waitUntilFinished: false)
queue.waitUntilAllOperationsAreFinished()
print("done")
