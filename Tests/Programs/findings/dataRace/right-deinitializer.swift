// finds: nothing
// outcomes: 2
// The deinitialisers of two objects count in an atomic variable.
import Dispatch
import Synchronization

let gone = Atomic(0)
final class Token: Sendable {
  deinit { gone.add(1, ordering: .relaxed) }
}

DispatchQueue.concurrentPerform(iterations: 2) { _ in _ = Token() }
print(gone.load(ordering: .relaxed))
