// outcomes: 1LP|2LP|2PL|L0P|L1P|L2P
// A serial queue gets an operation of low priority while another one ends: what follows depends on which of
// them comes first.
import Foundation

let q = OperationQueue()
q.maxConcurrentOperationCount = 1
let sem = DispatchSemaphore(value: 0)
q.addOperation { sem.signal() }
sem.wait()
let l = BlockOperation { print("L", terminator: "") }
l.queuePriority = .low
q.addOperation(l)
print(q.operationCount, terminator: "")
q.addOperation { print("P", terminator: "") }
q.waitUntilAllOperationsAreFinished()
print()
