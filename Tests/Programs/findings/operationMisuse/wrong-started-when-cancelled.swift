// finds: operationMisuse
// line: 13
// cancel() first says that the operation is cancelled, and then lets its dependencies go: in between it is not
// ready.
import Foundation

nonisolated(unsafe) let first = BlockOperation { @Sendable in }
nonisolated(unsafe) let second = BlockOperation { @Sendable in }
second.addDependency(first)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { second.cancel() }
if second.isCancelled {
  second.start()
}
group.wait()
