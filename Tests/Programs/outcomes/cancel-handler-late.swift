// outcomes: true|false
// The end of a source is told on its queue: a handler that is set before is called, a later one never is.
import Dispatch

let called = DispatchSemaphore(value: 0)
nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(
  queue: DispatchQueue(label: "q"))
source.activate()
source.cancel()
source.setCancelHandler { @Sendable in called.signal() }
print(called.wait(timeout: .now() + 1) == .success)
