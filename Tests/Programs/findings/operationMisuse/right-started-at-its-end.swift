// finds: nothing
// The operation is over by the time it is started again: then start() does nothing.
import Foundation

nonisolated(unsafe) let operation = BlockOperation { @Sendable in }
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { operation.start() }
group.wait()
operation.start()
