// outcomes: 12|21|3
// Two lanes add data to a source: its handler is told of one after the other, or of both at once.
import Dispatch

nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(queue: .global())
let all = DispatchGroup()
for _ in 0..<3 { all.enter() }
let tell: @Sendable () -> Void = {
  let n = source.data; print(n, terminator: ""); for _ in 0..<n { all.leave() }
}
source.setEventHandler(handler: tell)
source.activate()
DispatchQueue.global().async { source.add(data: 1) }
source.add(data: 2)
all.wait()
print()
