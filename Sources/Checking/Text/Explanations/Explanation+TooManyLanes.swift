import Exploration

extension Explanation {
  static let tooManyLanes = Explanation(
    summary: "more threads and tasks than can be explored",
    idea: """
      check follows 256 threads, tasks and queues at work in one execution. A program that has more
      may be right, so this is no mistake, but check has no answer about it. That is not the limit
      that matters: the number of interleavings grows exponentially with the number of threads, so
      that a proof is out of reach long before.

      It is not needed, either. Studies of real bugs found that nearly all of them show with two
      threads (Lu and others, 2008). Make the numbers of the program parameters, and check it with
      small ones. (On a real machine a thread for every item is no good idea either: each costs a
      stack and turns at a processor.)
      """,
    example: Example(
      .finds(.tooManyLanes, lines: [4]),
      "A thread for each of 300 items.",
      """
      import Foundation

      for _ in 1...300 {
        Thread { Thread.sleep(forTimeInterval: 0.01) }.start()
      }
      """),
    twin: Example(
      .proved,
      "The same code with two.",
      """
      import Foundation

      for _ in 1...2 {
        Thread { Thread.sleep(forTimeInterval: 0.01) }.start()
      }
      """),
    exercises: ["throttle"], patterns: ["thread"],
    reading: ["Lu, Park, Seo, Zhou: Learning from Mistakes, ASPLOS 2008"])
}
