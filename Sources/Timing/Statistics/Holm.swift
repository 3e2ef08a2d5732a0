/// Holm's correction: the more comparisons one makes, the more each has to show.
///
/// Holm (1979), "A simple sequentially rejective multiple test procedure", Scandinavian Journal of
/// Statistics 6:65–70.
package enum Holm {
  /// The p-values as they count among their fellows.
  ///
  /// - Parameter pValues: One for each comparison.
  /// - Returns: The adjusted values in the same order, at most 1.
  /// - Complexity: O(*n* log *n*).
  package static func adjusted(_ pValues: [Double]) -> [Double] {
    var result = pValues
    var largest = 0.0
    let order = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    for (rank, index) in order.enumerated() {
      largest = max(largest, min(1, Double(pValues.count - rank) * pValues[index]))
      result[index] = largest
    }
    return result
  }

  /// For each comparison the probability of error that its interval may have.
  ///
  /// - Parameters:
  ///   - pValues: One for each comparison.
  ///   - alpha: The probability that any interval of all misleads.
  /// - Returns: α/m for the smallest p-value, α/(m − 1) for the next, up to α.
  package static func levels(_ pValues: [Double], alpha: Double) -> [Double] {
    var result = pValues
    let order = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    for (rank, index) in order.enumerated() {
      result[index] = alpha / Double(pValues.count - rank)
    }
    return result
  }
}
