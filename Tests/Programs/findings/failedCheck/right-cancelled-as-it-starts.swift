// finds: nothing
// The operation is cancelled before anyone starts it.
import Foundation
import Synchronization

let hasRun = Mutex(false)
nonisolated(unsafe) let operation = BlockOperation { @Sendable in hasRun.withLock { $0 = true } }
operation.cancel()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { operation.start() }
group.wait()
precondition(!hasRun.withLock { $0 })
