/// Summaries of a sample by the order of its values, which no single wild value can spoil.
package enum Quantiles {
  /// The value below which a share of the sample lies, between two values in proportion.
  ///
  /// Type 7 of Hyndman and Fan (1996), doi:10.2307/2684934.
  ///
  /// - Parameters:
  ///   - share: 0 for the smallest to 1 for the largest value.
  ///   - values: The sample, in any order.
  /// - Returns: The value, or `nan` for an empty sample.
  /// - Complexity: O(*n* log *n*).
  package static func quantile(_ share: Double, of values: [Double]) -> Double {
    quantile(share, ofSorted: values.sorted())
  }

  /// The same for a sample that is sorted already, in O(1).
  package static func quantile(_ share: Double, ofSorted values: [Double]) -> Double {
    guard let first = values.first, let last = values.last else { return .nan }
    let position = share * Double(values.count - 1)
    guard position > 0 else { return first }
    guard position < Double(values.count - 1) else { return last }
    let below = Int(position)
    let fraction = position - Double(below)
    return values[below] + fraction * (values[below + 1] - values[below])
  }

  /// The middle value, or the mean of the two middle ones.
  package static func median(_ values: [Double]) -> Double {
    quantile(0.5, of: values)
  }

  /// The median absolute deviation from the median, not scaled.
  package static func medianDeviation(_ values: [Double]) -> Double {
    let middle = median(values)
    return median(values.map { abs($0 - middle) })
  }
}
