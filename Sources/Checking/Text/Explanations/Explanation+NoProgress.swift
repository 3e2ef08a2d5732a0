import Exploration

extension Explanation {
  static let noProgress = Explanation(
    summary: "a loop that runs on and changes nothing",
    idea: """
      A thread or task repeats a loop, and nothing changes although all the others had their
      turns. Either the condition can never become true, or the code that would make it true has
      ended or has no chance to run. check says so if the loop came back to exactly where it was. Of
      a run that takes too long and does not, it says only that it did not end.

      Waiting by asking again and again (polling, or spinning) has a second price: it keeps a
      processor busy while it waits. Wait for an event instead, with a semaphore, a condition or a
      continuation. Then a missing event shows as what it is, and the wait costs nothing.
      """,
    example: Example(
      .finds(.noProgress, lines: [10]),
      "The block returns before it sets isDone, and main asks forever.",
      """
      import Dispatch
      import Synchronization

      let isDone = Atomic(false)

      DispatchQueue.global().async {
        guard Int("four") != nil else { return }
        isDone.store(true, ordering: .releasing)
      }
      while !isDone.load(ordering: .acquiring) {}
      """),
    twin: Example(
      .proved,
      "main waits for the end of the block, on whichever path it ends.",
      """
      import Dispatch

      let done = DispatchSemaphore(value: 0)

      DispatchQueue.global().async {
        defer { done.signal() }
        guard Int("four") != nil else { return }
        print("four is a number")
      }
      done.wait()
      """),
    exercises: ["published-flag", "loop-that-never-runs"], patterns: ["semaphore"],
    reading: [
      "Herlihy, Shavit: The Art of Multiprocessor Programming (spinning and blocking)",
      "SE-0410, Low-Level Atomic Operations",
    ])
}
