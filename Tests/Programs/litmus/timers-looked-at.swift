// outcomes: false true|true false|true true
// assumes: sequentialConsistency
// Store buffering with an atomic variable and a timer, which is looked at without a lock.
import Dispatch
import Foundation
import Synchronization

let isStored = Atomic(false)

func run() {
  let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  nonisolated(unsafe) let looked = timer
  nonisolated(unsafe) var answers = (false, false)
  let both = DispatchGroup()
  DispatchQueue.global().async(group: both) {
    isStored.store(true, ordering: .releasing)
    answers.0 = !looked.isValid
  }
  DispatchQueue.global().async(group: both) {
    looked.invalidate()
    answers.1 = isStored.load(ordering: .acquiring)
  }
  both.wait()
  print(answers.0, answers.1)
}
run()
