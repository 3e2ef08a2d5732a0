import SeededRandom

/// At each scheduling point any lane that can run, each as likely as the others.
package final class RandomWalk: Strategy {
  private let seed: UInt64
  private let count: Int
  private var begun = 0
  private var generator = SeededGenerator(seed: 0)

  /// A number of executions; each has its own seed, so that it does not depend on those before it.
  package init(seed: UInt64, count: Int) {
    self.seed = seed
    self.count = count
  }

  /// Starts the next execution.
  package func begin() -> Bool {
    guard begun < count else { return false }
    generator = SeededGenerator(seed: seed &+ UInt64(begun))
    begun += 1
    return true
  }

  /// Chooses the lane that runs next.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? {
    let lanes = point.givingWay.map { point.others(than: $0) } ?? point.enabled
    return lanes[Int.random(in: 0..<lanes.count, using: &generator)]
  }
}
