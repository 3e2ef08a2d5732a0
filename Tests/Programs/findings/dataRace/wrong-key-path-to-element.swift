// finds: dataRace
// line: 13
// Two threads add to an element of an array, and to a value of a dictionary, through key paths.
import Dispatch

final class Scores: @unchecked Sendable {
  var points = [0, 0]
}

let scores = Scores()
nonisolated(unsafe) let first: ReferenceWritableKeyPath<Scores, Int> = \.points[0]
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  scores[keyPath: first] += 1
}
print(scores.points[0])
