// outcomes: false true|true false|true true
// assumes: sequentialConsistency
// Store buffering with two semaphores, each signalled by one thread and tried by the other.
import Foundation

func run() {
  let (one, two) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  nonisolated(unsafe) var answers = (false, false)
  let both = DispatchGroup()
  DispatchQueue.global().async(group: both) {
    one.signal()
    answers.0 = two.wait(timeout: .now()) == .success
  }
  DispatchQueue.global().async(group: both) {
    two.signal()
    answers.1 = one.wait(timeout: .now()) == .success
  }
  both.wait()
  print(answers.0, answers.1)
}
run()
