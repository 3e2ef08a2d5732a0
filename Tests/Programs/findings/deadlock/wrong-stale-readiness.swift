// finds: deadlock
// line: 21
// A queue on Linux asks whether an operation is ready, and notes the answer later. If what it depends on ends
// between the two, the answer is out of date, and nobody starts the operation.
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
queue.addOperation(download)
queue.addOperation(report)
queue.waitUntilAllOperationsAreFinished()
print("done")
