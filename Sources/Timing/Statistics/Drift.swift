import Foundation

/// Whether a measurement was still changing while it ran.
package struct Drift: Sendable, Equatable {
  /// The last third's time as a multiple of the first third's.
  package let ratio: Double
  /// Where the true ratio lies.
  package let interval: ClosedRange<Double>
  /// The change that counts.
  package let threshold: Double

  /// Whether the change is certainly more than the threshold.
  package var isDrifting: Bool {
    interval.lowerBound > 1 + threshold || interval.upperBound < 1 / (1 + threshold)
  }

  /// Compares the first third of some times with the last.
  ///
  /// A steady state is often never reached: Barrett et al. (2017), doi:10.1145/3133876; so it is
  /// tested and not assumed.
  ///
  /// - Parameters:
  ///   - times: Times in the order of measuring, above zero.
  ///   - threshold: The change that counts, 0.02 for 2 %.
  ///   - seed: What the bootstrap's draws follow from.
  /// - Returns: `nil` for fewer than 9 times.
  package init?(_ times: [Double], threshold: Double = 0.02, confidence: Double, seed: UInt64) {
    let third = times.count / 3
    guard third >= 3 else { return nil }
    let first = times.prefix(third).map { log($0) }
    let last = times.suffix(third).map { log($0) }
    guard
      let shift = Bootstrap.difference(
        of: [Array(last)], and: [Array(first)], confidence: confidence, seed: seed)
    else { return nil }
    ratio = exp(Quantiles.median(last) - Quantiles.median(first))
    interval = exp(shift.lowerBound)...exp(shift.upperBound)
    self.threshold = threshold
  }
}
