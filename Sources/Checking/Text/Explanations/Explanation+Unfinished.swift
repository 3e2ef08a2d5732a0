import Exploration

extension Explanation {
  static let unfinished = Explanation(
    summary: "a run that took longer than check waits",
    idea: """
      One execution of the program reached a limit: it computed for seconds without a step that
      another thread could notice, accessed memory millions of times, or took tens of thousands of
      steps. Whether a program ends cannot be decided in general (Turing, 1936). So check says what
      it saw and no more: this may be a long computation, or a loop that never ends.

      Make the computation smaller, since two rounds of a loop usually show what a thousand do. Or
      let it take longer: --patience 60s, say, makes each of these limits twenty times as large.
      """,
    example: Example(
      .finds(.unfinished, lines: [8]),
      "It would end, after 100,000 steps that another thread could notice.",
      """
      import Dispatch
      import Synchronization

      let hits = Atomic(0)

      func hit() {
        for _ in 1...100_000 {
          hits.add(1, ordering: .relaxed)
        }
      }
      hit()
      """),
    twin: Example(
      .proved,
      "The same code with 10.",
      """
      import Dispatch
      import Synchronization

      let hits = Atomic(0)

      func hit() {
        for _ in 1...10 {
          hits.add(1, ordering: .relaxed)
        }
      }
      hit()
      """),
    exercises: ["published-flag"], patterns: ["lock"],
    reading: ["Turing: On Computable Numbers, 1936"])
}
