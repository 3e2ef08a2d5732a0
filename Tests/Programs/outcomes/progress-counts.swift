// outcomes: 1|2
// assumes: libraries
// A call of a Progress is whole, but += is two of them.
import Foundation

let progress = Progress(totalUnitCount: 2)
DispatchQueue.concurrentPerform(iterations: 2) { _ in progress.completedUnitCount += 1 }
print(progress.completedUnitCount)
