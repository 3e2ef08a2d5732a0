// outcomes: false true|true false|true true
// assumes: sequentialConsistency
// Store buffering with two groups, each left by one thread and only looked at by the other.
import Dispatch

func run() {
  let (one, two) = (DispatchGroup(), DispatchGroup())
  one.enter()
  two.enter()
  nonisolated(unsafe) var answers = (false, false)
  let both = DispatchGroup()
  DispatchQueue.global().async(group: both) {
    one.leave()
    answers.0 = two.wait(timeout: .now()) == .success
  }
  DispatchQueue.global().async(group: both) {
    two.leave()
    answers.1 = one.wait(timeout: .now()) == .success
  }
  both.wait()
  print(answers.0, answers.1)
}
run()
