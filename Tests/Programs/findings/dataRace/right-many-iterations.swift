// finds: nothing
// assumes: nothing
// Each of 64 iterations has an element and a thread of its own.
import Dispatch

nonisolated(unsafe) let counts = UnsafeMutablePointer<Int>.allocate(capacity: 64)
counts.initialize(repeating: 0, count: 64)
DispatchQueue.concurrentPerform(iterations: 64) { counts[$0 % 64] += 1 }
