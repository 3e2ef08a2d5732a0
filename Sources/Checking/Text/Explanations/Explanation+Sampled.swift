import Exploration

extension Explanation {
  static let sampled = Explanation(
    summary: "some schedules ran, and nothing is proved",
    idea: """
      Sampled means that check tried some schedules, found nothing wrong in them, and cannot say
      more. The reason stands next to the word: too many interleavings for the budget, too little
      memory, or a call that gives another result in each execution, so that no search can know
      whether it has seen everything. A loop that goes on until another thread acts, and does
      something in each round, has as many interleavings as rounds. If sampling found an outcome
      that the search of every order did not, or if the same order did not lead to the same steps
      again, and the program leaves nothing to chance, the mistake is check's: please report the
      program.

      A sample finds many bugs and excludes none. For a proof, give more time with --budget, check
      fewer threads and shorter loops, and pass random values in from outside. A loop that goes on
      until another thread acts can wait with a semaphore or a condition.
      """,
    example: Example(
      .sampled(.chance, names: ["UUID()"]),
      "Each execution prints another text, so there is no end of outcomes.",
      """
      import Foundation

      DispatchQueue.concurrentPerform(iterations: 2) { number in
        print(number, UUID())
      }
      """),
    twin: Example(
      .proved,
      "Only the order differs, and there are two orders.",
      """
      import Foundation

      DispatchQueue.concurrentPerform(iterations: 2) { number in
        print(number)
      }
      """),
    reading: ["The project's chapter What check does not see (chance; large programs)"])
}
