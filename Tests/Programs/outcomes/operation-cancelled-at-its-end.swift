// outcomes: false false|false true|true true
// cancel() has looked whether the operation is finished before that ends: then it is cancelled afterwards.
import Foundation

nonisolated(unsafe) let operation = BlockOperation { @Sendable in }
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { operation.cancel() }
operation.start()
let isCancelled = operation.isCancelled
group.wait()
print(isCancelled, operation.isCancelled)
