// executions: 36
// cut short: 0
// finds: dataRace
// Three threads add to a plain variable in place: a read and a write, and no step for the mark of an inout access.
import Dispatch

nonisolated(unsafe) var counter = 0

DispatchQueue.concurrentPerform(iterations: 3) { _ in counter += 1 }
print(counter)
