// finds: nothing
// The operation is started when cancel() has returned.
import Foundation

nonisolated(unsafe) let first = BlockOperation { @Sendable in }
nonisolated(unsafe) let second = BlockOperation { @Sendable in }
second.addDependency(first)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { second.cancel() }
group.wait()
if second.isCancelled { second.start() }
