// outcomes: false|true
// What an operation does last is asked for when others have seen that it is finished.
import Foundation

let done = DispatchSemaphore(value: 0)
nonisolated(unsafe) let operation = BlockOperation { @Sendable in }
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { operation.start() }
operation.waitUntilFinished()
operation.completionBlock = { @Sendable in done.signal() }
group.wait()
print(done.wait(timeout: .now() + 1) == .success)
