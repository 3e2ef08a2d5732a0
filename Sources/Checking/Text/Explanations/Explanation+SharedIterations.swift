import Exploration

extension Explanation {
  static let sharedIterations = Explanation(
    summary: "iterations on one thread keep their order",
    idea: """
      Each of up to 64 iterations of concurrentPerform gets a thread of its own from check. Of more, several
      share one: with 100 iterations the first thread runs 0 and 61, one after the other. Dispatch
      hands them out as its threads ask for more, so that those two can also run at once, or
      the other way round. What only that would show, check does not see.

      Try your code with 64 iterations or fewer: what is proved of them has no such condition.
      """,
    example: Example(
      .provedAssuming(.sharedIterations),
      "Iterations 0 and 61 write the same element, and can really do so at once.",
      """
      import Dispatch

      typealias Counts = UnsafeMutablePointer<Int>
      nonisolated(unsafe) let counts = Counts.allocate(capacity: 61)
      counts.initialize(repeating: 0, count: 61)
      DispatchQueue.concurrentPerform(iterations: 100) { counts[$0 % 61] += 1 }
      """),
    twin: Example(
      .proved,
      "Each of 61 iterations has an element and a thread of its own.",
      """
      import Dispatch

      typealias Counts = UnsafeMutablePointer<Int>
      nonisolated(unsafe) let counts = Counts.allocate(capacity: 61)
      counts.initialize(repeating: 0, count: 61)
      DispatchQueue.concurrentPerform(iterations: 61) { counts[$0 % 61] += 1 }
      """),
    patterns: ["concurrent-perform"],
    reading: ["Dispatch documentation: concurrentPerform(iterations:execute:)"])
}
