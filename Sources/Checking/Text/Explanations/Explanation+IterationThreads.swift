import Exploration

extension Explanation {
  static let iterationThreads = Explanation(
    summary: "concurrentPerform has a thread for each iteration",
    idea: """
      check gives each of the first iterations of concurrentPerform a thread of its own. Dispatch
      uses at most as many threads as there are processors, and one that runs an iteration
      runs it to its end. An iteration that waits for another one keeps its thread, and the other
      one may never get any: with two processors, two iterations that wait for a third hang.

      Iterations that only take turns with a lock need no more threads than there are.
      """,
    example: Example(
      .provedAssuming(.iterationThreads),
      "With one processor the first iteration waits, and nothing else runs.",
      """
      import Dispatch

      let ready = DispatchSemaphore(value: 0)
      DispatchQueue.concurrentPerform(iterations: 2) { number in
        if number == 0 { ready.wait() } else { ready.signal() }
      }
      """),
    twin: Example(
      .proved,
      "What needs all of the others comes after the call.",
      """
      import Dispatch

      let ready = DispatchSemaphore(value: 0)
      DispatchQueue.concurrentPerform(iterations: 2) { number in
        if number == 1 { ready.signal() }
      }
      ready.wait()
      """),
    patterns: ["concurrent-perform"],
    reading: ["Dispatch documentation: concurrentPerform(iterations:execute:)"])
}
