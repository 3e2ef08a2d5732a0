// finds: dataRace
// line: 8
// Iterations 0 and 64 write the same element.
import Dispatch

nonisolated(unsafe) let counts = UnsafeMutablePointer<Int>.allocate(capacity: 64)
counts.initialize(repeating: 0, count: 64)
DispatchQueue.concurrentPerform(iterations: 65) { counts[$0 % 64] += 1 }
