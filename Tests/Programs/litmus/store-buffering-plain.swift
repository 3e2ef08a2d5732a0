// outcomes: 0 1|1 0|1 1
// finds: dataRace
// Store buffering with plain variables, which is a data race.
import Dispatch

nonisolated(unsafe) var x = 0
nonisolated(unsafe) var y = 0
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    x = 1
    a = y
  default:
    y = 1
    b = x
  }
}
print(a, b)
