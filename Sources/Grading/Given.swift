import SeededRandom

/// A number for a check to work with: the same in every interleaving of a submission, another one for
/// another submission.
///
/// Prices, amounts and the like are taken from here, so that no submission can have the answers
/// ready. How many threads and tasks there are should not be: that decides how long a proof takes.
public func given(_ range: ClosedRange<Int>) -> Int {
  GradedRun.nextNumber(in: range)
}

/// The numbers of one run.
struct Numbers {
  private var generator: SeededGenerator
  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }
  mutating func next(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
}
