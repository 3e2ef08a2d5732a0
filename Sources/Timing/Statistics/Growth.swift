import Foundation
import SeededRandom

/// How a time grows with something: the power of it that fits best, with what it leaves over.
package struct Growth: Sendable, Equatable {
  /// The power: 1 is in proportion, 0 not at all, −1 in inverse proportion.
  package let exponent: Double
  /// Where the power lies; `nil` for fewer than three launches.
  package let interval: ClosedRange<Double>?
  /// The largest factor by which a middle time lies beside what the power gives, at least 1.
  package let misfit: Double
  /// How many sizes there are; through two of them a power always leads.
  package let sizes: Int
  /// The last time as a multiple of the first.
  package let factor: Double

  /// Fits a power through middle times, by least squares of the logarithms.
  ///
  /// The interval is that of the bootstrap over launches. A launch is drawn for all sizes at once,
  /// since launches with the same number were made one after the other.
  ///
  /// - Parameters:
  ///   - sizes: What the time grows with, above zero and rising.
  ///   - times: For each size, for each launch, its middle time.
  ///   - rules: How sure the interval is to be, and what the draws follow from.
  /// - Returns: `nil` for fewer than two sizes, or without times.
  package init?(of sizes: [Double], times: [[Double]], rules: Comparison.Rules) {
    guard sizes.count == times.count, let first = sizes.first, let last = sizes.last, last > first,
      let launches = times.map(\.count).min(), launches > 0
    else { return nil }
    let middles = times.map(Quantiles.median)
    self.sizes = sizes.count
    let fit = Self.fit(sizes, middles)
    exponent = fit.slope
    misfit =
      zip(sizes, middles).map { size, time in
        exp(abs(log(time) - fit.level - fit.slope * log(size)))
      }.max() ?? 1
    factor = middles[middles.count - 1] / middles[0]
    guard launches >= 3 else {
      interval = nil
      return
    }
    var dice = SeededGenerator(seed: rules.seed)
    let slopes = (0..<Bootstrap.draws).map { _ in
      let drawn = (0..<launches).map { _ in Int.random(in: 0..<launches, using: &dice) }
      return Self.fit(sizes, times.map { all in Quantiles.median(drawn.map { all[$0] }) }).slope
    }
    let tail = (1 - rules.confidence) / 2
    interval =
      Quantiles.quantile(tail, of: slopes)...Quantiles.quantile(1 - tail, of: slopes)
  }

  private static func fit(_ sizes: [Double], _ times: [Double]) -> (slope: Double, level: Double) {
    let (xs, ys) = (sizes.map { log($0) }, times.map { log($0) })
    let (x, y) = (xs.reduce(0, +) / Double(xs.count), ys.reduce(0, +) / Double(ys.count))
    let slope =
      zip(xs, ys).reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
      / xs.reduce(0) { $0 + ($1 - x) * ($1 - x) }
    return (slope, y - slope * x)
  }
}
