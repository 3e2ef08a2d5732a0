// finds: nothing
// outcomes: 2
// assumes: libraries
// Two threads add to an element of an array through a key path, one after the other.
import Dispatch
import Synchronization

final class Scores: @unchecked Sendable {
  let lock = Mutex(())
  var points = [0, 0]
}

let scores = Scores()
nonisolated(unsafe) let first: ReferenceWritableKeyPath<Scores, Int> = \.points[0]
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  scores.lock.withLock { _ in scores[keyPath: first] += 1 }
}
print(scores.points[0])
