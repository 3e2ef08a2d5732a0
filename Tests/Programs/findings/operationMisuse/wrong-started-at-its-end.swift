// finds: operationMisuse
// line: 10
// An operation says that it is finished a moment before it is over, and traps if it is started in between.
import Foundation

nonisolated(unsafe) let operation = BlockOperation { @Sendable in }
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { operation.start() }
if operation.isFinished {
  operation.start()
}
group.wait()
