// finds: nothing
// assumes: sequentialConsistency libraries
// The flag is released and acquired: that does order the two.
import Foundation
import Synchronization

nonisolated(unsafe) var number = 0
let flag = Atomic<Bool>(false)
let progresses = [Progress(totalUnitCount: 3), Progress(totalUnitCount: 3)]

DispatchQueue.concurrentPerform(iterations: 2) { index in
  if index == 0 {
    number = 1
    progresses[0].completedUnitCount = 1
    flag.store(true, ordering: .releasing)
  } else {
    let isSet = flag.load(ordering: .acquiring)
    _ = progresses[1].completedUnitCount
    if isSet { number = 2 }
  }
}
