// outcomes: 0|1
// assumes: nothing
// A completion block that is set while the operation runs is called only if it came in time.
import Foundation
import Synchronization

let calls = Atomic(0)
let operation = BlockOperation {}
OperationQueue().addOperation(operation)
operation.completionBlock = { calls.add(1, ordering: .relaxed) }
operation.waitUntilFinished()
print(calls.load(ordering: .relaxed))
