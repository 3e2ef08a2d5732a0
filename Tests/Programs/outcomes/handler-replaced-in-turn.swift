// outcomes: 1
// The twin of handler-replaced: the event is over when the handler is set.
import Dispatch

let queue = DispatchQueue(label: "q")
nonisolated(unsafe) var count = 0
nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(queue: queue)
source.setEventHandler { @Sendable in count += 1 }
source.activate()
source.add(data: 1)
queue.sync {}
source.setEventHandler { @Sendable in }
print(count)
