import SeededRandom

/// Intervals by drawing again from what was measured: Efron (1979), doi:10.1214/aos/1176344552.
///
/// Launches are drawn first and then blocks within them, since blocks of one launch share what
/// that launch met: the layout of its memory, a neighbour on one core.
package enum Bootstrap {
  /// The number of draws.
  package static let draws = 1000

  /// The interval of the median over launches of each launch's centre.
  ///
  /// - Parameters:
  ///   - launches: The values of each launch; empty ones are left out.
  ///   - confidence: The confidence, such as 0.95.
  ///   - seed: What the draws follow from.
  ///   - centre: The centre of one launch's values.
  /// - Returns: The percentile interval; `nil` without values.
  /// - Complexity: O(`draws` · *launches* · cost of `centre`).
  package static func interval(
    of launches: [[Double]], confidence: Double, seed: UInt64,
    centre: ([Double]) -> Double = Quantiles.median
  ) -> ClosedRange<Double>? {
    percentiles(estimates(of: launches, seed: seed, centre: centre), confidence)
  }

  /// The interval of the difference between the centres of two sets that were measured apart.
  package static func difference(
    of first: [[Double]], and second: [[Double]], confidence: Double, seed: UInt64
  ) -> ClosedRange<Double>? {
    let a = estimates(of: first, seed: seed, centre: Quantiles.median)
    let b = estimates(of: second, seed: seed &+ 1, centre: Quantiles.median)
    return percentiles(zip(a, b).map { $0 - $1 }, confidence)
  }

  private static func estimates(
    of launches: [[Double]], seed: UInt64, centre: ([Double]) -> Double
  ) -> [Double] {
    let launches = launches.filter { !$0.isEmpty }
    guard !launches.isEmpty else { return [] }
    var dice = SeededGenerator(seed: seed)
    return (0..<draws).map { _ in
      let centres = launches.map { _ in
        let launch = launches[Int.random(in: 0..<launches.count, using: &dice)]
        return centre(
          launch.map { _ in launch[Int.random(in: 0..<launch.count, using: &dice)] })
      }
      return Quantiles.median(centres)
    }
  }

  private static func percentiles(
    _ estimates: [Double], _ confidence: Double
  ) -> ClosedRange<Double>? {
    guard !estimates.isEmpty else { return nil }
    let sorted = estimates.sorted()
    let tail = (1 - confidence) / 2
    return Quantiles.quantile(
      tail, ofSorted: sorted)...Quantiles.quantile(1 - tail, ofSorted: sorted)
  }
}
