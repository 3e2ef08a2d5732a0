// outcomes: 2
// Two deinitialisers write the same variable, a data race. The callbacks do not tell what a last
// release comes after, so that what deinitialisers do is left out.
import Dispatch

nonisolated(unsafe) var gone = 0

final class Token: Sendable {
  deinit { gone += 1 }
}

DispatchQueue.concurrentPerform(iterations: 2) { _ in _ = Token() }
print(gone)
