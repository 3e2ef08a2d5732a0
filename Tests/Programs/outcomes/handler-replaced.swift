// outcomes: 0|1
// An event that is on its way when the handler of an active source is set may find the old one.
import Dispatch

let queue = DispatchQueue(label: "q")
nonisolated(unsafe) var count = 0
nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(queue: queue)
source.setEventHandler { @Sendable in count += 1 }
source.activate()
source.add(data: 1)
source.setEventHandler { @Sendable in }
queue.sync {}
print(count)
