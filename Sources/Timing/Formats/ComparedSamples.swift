import Foundation

/// The ratios behind a comparison, block by block and as a distribution, on one axis.
struct ComparedSamples: Encodable {
  /// Those of one report.
  struct Set: Encodable {
    let report: String
    /// How many ratios lie in each of some equal parts of the axis, from its low end.
    let counts: [Int]
    /// How many lie beyond the axis.
    let beyond: Int
    let launches: [Launch]
  }

  /// Those of one launch.
  struct Launch: Encodable {
    let launch: Int
    let flags: [Report.Launch.Flag]
    let blocks: Int
    let median: Double
    let medianText: String
    /// A ratio for each block; absent where there are too many of them.
    let ratios: [Double]?
    let contaminated: [Int]
  }

  /// The most ratios that a comparison of several patterns holds one by one.
  static let most = 20_000

  let scale: AxisScale
  let sets: [Set]

  /// - Parameter isWhole: Whether each ratio is given, and not only what they come to.
  init(_ sets: [RatioSet], isWhole: Bool) {
    // What lies far out is counted and shown at the edge: it must not press the rest together.
    let all = sets.flatMap { set in
      let ratios = set.ratios.sorted()
      return [0.01, 0.99].map { Quantiles.quantile($0, ofSorted: ratios) }
    }
    let scale = AxisScale(holding: all, text: AxisScale.ratio)
    self.scale = scale
    self.sets = sets.map { set in
      let histogram = Histogram(set.ratios, on: scale)
      return Set(
        report: set.report, counts: histogram.counts, beyond: histogram.beyond,
        launches: set.launches.map { launch in
          let median = Quantiles.median(launch.ratios)
          return Launch(
            launch: launch.index, flags: launch.flags, blocks: launch.ratios.count,
            median: Self.rounded(median), medianText: Comparison.number(median),
            ratios: isWhole ? launch.ratios.map(Self.rounded) : nil,
            contaminated: isWhole ? launch.contaminated : [])
        })
    }
  }

  /// Six digits are more than can be seen.
  private static func rounded(_ ratio: Double) -> Double {
    let power = pow(10, 5 - log10(ratio).rounded(.down))
    return power.isFinite ? (ratio * power).rounded() / power : ratio
  }
}
