// finds: dataRace
// line: 8
// Two objects end at the same time, and each deinitialiser changes the same variable.
import Dispatch

nonisolated(unsafe) var gone = 0
final class Token: Sendable {
  deinit { gone += 1 }
}

DispatchQueue.concurrentPerform(iterations: 2) { _ in _ = Token() }
print(gone)
