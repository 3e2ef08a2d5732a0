// finds: failedCheck
// line: 15
// start() looks whether the operation is cancelled, and then says that it executes: a cancellation in between is
// seen, and the operation still runs.
import Foundation
import Synchronization

let hasRun = Mutex(false)
nonisolated(unsafe) let operation = BlockOperation { @Sendable in hasRun.withLock { $0 = true } }
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { operation.start() }
operation.cancel()
let isInTime = operation.isCancelled && !operation.isExecuting && !operation.isFinished
group.wait()
if isInTime { precondition(!hasRun.withLock { $0 }) }
