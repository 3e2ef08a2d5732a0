// outcomes: 2
// assumes: libraries
// The twin of progress-counts: each iteration has a Progress of its own, which adds to its parent's.
import Foundation

let progress = Progress(totalUnitCount: 2)
let children = (0..<2).map { _ in
  Progress(totalUnitCount: 1, parent: progress, pendingUnitCount: 1)
}
DispatchQueue.concurrentPerform(iterations: 2) { number in
  children[number].completedUnitCount = 1
}
print(progress.completedUnitCount)
