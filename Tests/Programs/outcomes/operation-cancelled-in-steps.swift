// outcomes: false false|false true|true false|true true
// An operation is seen to be cancelled before it is ready, and ready where the cancellation came between two looks.
import Foundation

nonisolated(unsafe) let first = BlockOperation { @Sendable in }
nonisolated(unsafe) let second = BlockOperation { @Sendable in }
second.addDependency(first)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { second.cancel() }
let isCancelled = second.isCancelled
let isReady = second.isReady
group.wait()
print(isCancelled, isReady)
