/// What theory says of a makespan, from the work, the longest chain and the number of workers.
package struct Bounds: Sendable, Equatable {
  /// T₁, the total of all tasks.
  package let work: Double
  /// T∞, the longest chain of tasks that need one another.
  package let criticalPath: Double
  /// P, at least 1.
  package let workers: Int

  /// Makes the bounds of some work; all times in one unit.
  ///
  /// - Precondition: `workers` is at least 1.
  package init(work: Double, criticalPath: Double, workers: Int) {
    precondition(workers >= 1, "there must be a worker")
    self.work = work
    self.criticalPath = criticalPath
    self.workers = workers
  }

  /// max(T₁/P, T∞): nothing is faster.
  package var lower: Double { max(work / Double(workers), criticalPath) }

  /// T₁/P + T∞·(1 − 1/P): no schedule that never leaves a worker idle without need is slower.
  ///
  /// Graham (1966), doi:10.1002/j.1538-7305.1966.tb01709.x; Brent (1974),
  /// doi:10.1145/321812.321815. Above it lies overhead, or a schedule that is not greedy.
  package var greedy: Double {
    work / Double(workers) + criticalPath * (1 - 1 / Double(workers))
  }

  /// The speed-up by Amdahl's law: (1967), doi:10.1145/1465482.1465560.
  ///
  /// - Parameter serialShare: The share of the work that cannot be divided, 0 to 1.
  package static func amdahl(serialShare: Double, workers: Int) -> Double {
    1 / (serialShare + (1 - serialShare) / Double(workers))
  }

  /// The scaled speed-up by Gustafson's law: (1988), doi:10.1145/42411.42415.
  package static func gustafson(serialShare: Double, workers: Int) -> Double {
    serialShare + Double(workers) * (1 - serialShare)
  }

  /// The serial share that a measured speed-up betrays: Karp and Flatt (1990),
  /// doi:10.1145/78607.78614.
  ///
  /// - Returns: `nil` for one worker, where there is nothing to betray.
  package static func karpFlatt(speedUp: Double, workers: Int) -> Double? {
    guard workers > 1, speedUp > 0 else { return nil }
    let p = Double(workers)
    return (1 / speedUp - 1 / p) / (1 - 1 / p)
  }

  /// The mean number in flight by Little's law, L = λ·W: (1961), doi:10.1287/opre.9.3.383.
  ///
  /// - Parameters:
  ///   - durations: How long each task was in flight.
  ///   - makespan: First start to last end.
  package static func inFlight(durations: [Double], makespan: Double) -> Double {
    makespan > 0 ? durations.reduce(0, +) / makespan : 0
  }
}
