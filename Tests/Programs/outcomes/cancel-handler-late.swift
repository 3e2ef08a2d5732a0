// outcomes: true
// late: false
// A cancel handler that is set after the end is called like one that was set before.
import Dispatch

let called = DispatchSemaphore(value: 0)
nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(
  queue: DispatchQueue(label: "q"))
source.activate()
source.cancel()
source.setCancelHandler { @Sendable in called.signal() }
print(called.wait(timeout: .now() + 1) == .success)
