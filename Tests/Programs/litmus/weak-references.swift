// outcomes: false false|false true|true false
// assumes: sequentialConsistency
// Store buffering with the ends of two objects and weak references to them.
import Foundation

final class Page: Sendable {}

func run() {
  nonisolated(unsafe) var one: Page? = Page()
  nonisolated(unsafe) var two: Page? = Page()
  weak let first = one
  weak let second = two
  nonisolated(unsafe) var answers = (false, false)
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    one = nil
    answers.0 = second != nil
  }
  DispatchQueue.global().async(group: group) {
    two = nil
    answers.1 = first != nil
  }
  group.wait()
  print(answers.0, answers.1)
}
run()
