/// The Hodges–Lehmann estimate of a shift, with its distribution-free interval.
///
/// The estimate is the median of the Walsh averages, the means of all pairs of values (each with
/// itself too): Hodges and Lehmann (1963), doi:10.1214/aoms/1177704172. The interval goes between
/// two of them, by the exact signed-rank distribution: Hollander and Wolfe, chapter 3.
package struct HodgesLehmann: Sendable, Equatable {
  /// The fewest values for which an interval is given.
  package static let fewest = 6

  /// The estimate.
  package let estimate: Double
  /// Where the true shift lies with the asked-for confidence; `nil` for too few values.
  package let interval: ClosedRange<Double>?

  /// Estimates the shift of paired differences.
  ///
  /// - Parameters:
  ///   - differences: The differences, at least one.
  ///   - confidence: The confidence of the interval, such as 0.95.
  /// - Complexity: O(*n* log *n*), and what ``SignedRank/init(count:)`` costs.
  package init(_ differences: [Double], confidence: Double) {
    let averages = WalshAverages(differences)
    estimate = averages.median
    guard differences.count >= Self.fewest,
      let c = SignedRank(count: differences.count).critical(alpha: 1 - confidence)
    else {
      interval = nil
      return
    }
    interval = averages[c - 1]...averages[averages.count - c]
  }

  /// Only the estimate, as the bootstrap needs it often.
  package static func estimate(_ differences: [Double]) -> Double {
    WalshAverages(differences).median
  }
}
