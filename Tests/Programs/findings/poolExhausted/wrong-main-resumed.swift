// finds: poolExhausted
// line: 10
// width: 1
// swift-version: 5
// The main task signals after a sleep, which ends on a thread of the pool.
import Dispatch

let signalled = DispatchSemaphore(value: 0)

@Sendable func block() { signalled.wait() }

let waiting = Task.detached { block() }
try await Task.sleep(for: .milliseconds(10))
signalled.signal()
await waiting.value
print("done")
