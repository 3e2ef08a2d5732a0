import Foundation

/// How the time of the reference itself changed from one report to another.
package struct ReferenceChange: Sendable {
  /// The pattern.
  package let reference: String
  /// The name of the later report.
  package let report: String
  /// The name of the earlier report.
  package let base: String
  /// The middle time in the earlier report, in nanoseconds.
  package let old: Double
  /// The middle time in the later report, in nanoseconds.
  package let new: Double
  /// The time as a multiple of the earlier.
  package let comparison: Comparison

  init(
    _ index: Int, in report: Report, named name: String, from baseIndex: Int, in base: Report,
    named baseName: String, rules: Comparison.Rules
  ) {
    reference = base.shownName(of: baseIndex)
    (self.report, self.base) = (name, baseName)
    old = Quantiles.median(base.samples(of: baseIndex).map(\.wall))
    new = Quantiles.median(report.samples(of: index).map(\.wall))
    comparison = Comparison(
      report.logTimes(of: index), against: base.logTimes(of: baseIndex), rules: rules)
  }

  /// Whether it has to be known before the other ratios are believed.
  ///
  /// Where the interval cannot tell, the middle decides.
  package var isDoubtful: Bool {
    switch comparison.verdict {
    case .same: false
    case .faster, .slower, .fasterSizeUncertain, .slowerSizeUncertain, .differsBetweenLaunches,
      .poolWidthDiffers:
      true
    case .cannotTell, .tooFew: abs(log(comparison.ratio)) > log(1 + comparison.threshold)
    }
  }
}

extension Report {
  /// For each launch, for each block, the logarithm of a pattern's time in nanoseconds.
  fileprivate func logTimes(of pattern: Int) -> [[Double]] {
    launches.map { $0.blocks.map { log($0.samples[pattern].wall) } }
  }
}
