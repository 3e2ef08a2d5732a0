import SeededRandom

/// Probabilistic concurrency testing: lanes have random priorities, the highest one that can run does,
/// and at a few random points the lane that runs falls below all others.
///
/// Burckhardt, Kothari, Musuvathi, Nagarakatte, "A randomized scheduler with probabilistic guarantees
/// of finding bugs", ASPLOS 2010: a bug that takes `depth` orders to show is found by one execution
/// with a probability of at least 1/(n·k^(depth-1)), for n lanes and k scheduling points.
package final class PriorityChange: Strategy {
  private let seed: UInt64
  private let count: Int
  private let depth: Int
  private var begun = 0
  private var generator = SeededGenerator(seed: 0)
  /// The most points of an execution so far: where the changes may lie.
  private var longest = 1
  private var points = 0
  private var changes: Set<Int> = []
  /// Each lane's priority; those that fell have the lowest, the later the lower.
  private var priorities: [Int: Int] = [:]
  private var fallen = 0

  /// A number of executions with `depth - 1` changes of priority each.
  package init(seed: UInt64, count: Int, depth: Int) {
    self.seed = seed
    self.count = count
    self.depth = max(depth, 1)
  }

  /// Starts the next execution.
  package func begin() -> Bool {
    guard begun < count else { return false }
    generator = SeededGenerator(seed: seed &+ UInt64(begun))
    begun += 1
    longest = max(longest, points)
    points = 0
    fallen = 0
    priorities.removeAll(keepingCapacity: true)
    changes = Set((1..<depth).map { _ in Int.random(in: 1...longest, using: &generator) })
    return true
  }

  /// Chooses the lane that runs next.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? {
    points += 1
    for lane in point.enabled.lanes where priorities[lane] == nil {
      priorities[lane] = Int.random(in: 0...Int.max, using: &generator)
    }
    if changes.contains(points), let first = highest(point.enabled) {
      fallen += 1
      priorities[first] = -fallen
    }
    if let lane = point.givingWay {
      fallen += 1
      priorities[lane] = -fallen
    }
    return highest(point.enabled)
  }

  private func highest(_ lanes: LaneSet) -> Int? {
    lanes.lanes.max { priorities[$0, default: 0] < priorities[$1, default: 0] }
  }
}
