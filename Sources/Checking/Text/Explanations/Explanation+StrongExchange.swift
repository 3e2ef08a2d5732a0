import Exploration

extension Explanation {
  static let strongExchange = Explanation(
    summary: "a weak exchange fails only for a reason",
    idea: """
      A weak compare-and-exchange may fail although the value is the expected one (SE-0410).
      Processors without a compare-and-exchange instruction build it of two others, and an
      interruption between them makes it fail. Others, such as x86-64, never do that, and neither
      does the model.

      In a loop that tries again such a failure only costs a round. Code that takes one failure
      for "the value was different" is wrong, and check would not see it, so the proof says what
      it assumed.
      """,
    example: Example(
      .provedAssuming(.strongExchange),
      "Elsewhere this could print 0.",
      """
      import Synchronization

      let owner = Atomic(0)
      let result = owner.weakCompareExchange(
        expected: 0, desired: 1, ordering: .relaxed)
      print(result.exchanged ? 1 : 0)
      """),
    twin: Example(
      .proved,
      "The strong form fails only if the value is different.",
      """
      import Synchronization

      let owner = Atomic(0)
      let result = owner.compareExchange(
        expected: 0, desired: 1, ordering: .relaxed)
      print(result.exchanged ? 1 : 0)
      """),
    reading: ["SE-0410, Low-Level Atomic Operations (weak compare-and-exchange)"])
}
