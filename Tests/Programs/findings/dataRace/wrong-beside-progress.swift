// finds: dataRace
// line: 19
// Two threads use a Progress each. That orders nothing, and neither does the relaxed flag.
import Foundation
import Synchronization

nonisolated(unsafe) var number = 0
let flag = Atomic<Bool>(false)
let progresses = [Progress(totalUnitCount: 3), Progress(totalUnitCount: 3)]

DispatchQueue.concurrentPerform(iterations: 2) { index in
  if index == 0 {
    number = 1
    progresses[0].completedUnitCount = 1
    flag.store(true, ordering: .relaxed)
  } else {
    let isSet = flag.load(ordering: .relaxed)
    _ = progresses[1].completedUnitCount
    if isSet { number = 2 }
  }
}
