// executions: 4 + 1
// cut short: 0
// finds: dataRace
// Two threads add to a plain variable. The bound is the interleavings of reads and
// writes, and the one execution that finds the race.
import Dispatch

nonisolated(unsafe) var counter = 0

DispatchQueue.concurrentPerform(iterations: 2) { _ in
  let seen = counter
  counter = seen + 1
}
print(counter)
