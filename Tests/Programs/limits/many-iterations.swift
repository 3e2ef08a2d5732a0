// finds: nothing
// assumes: sharedIterations
// Iterations 0 and 61 share a thread in check; really they can write the same element at once.
import Dispatch

nonisolated(unsafe) let counts = UnsafeMutablePointer<Int>.allocate(capacity: 61)
counts.initialize(repeating: 0, count: 61)
DispatchQueue.concurrentPerform(iterations: 100) { counts[$0 % 61] += 1 }
