/// The exact distribution of Wilcoxon's signed-rank statistic T⁺ without ties.
///
/// Wilcoxon (1945), doi:10.2307/3001968; Hollander and Wolfe, *Nonparametric Statistical Methods*,
/// chapter 3.
public struct SignedRank: Sendable {
  /// The number of pairs.
  public let count: Int
  private let cumulative: [Double]

  /// Computes the distribution for a number of pairs.
  ///
  /// - Complexity: O(*n*³) time; *n* = 200 takes a few milliseconds.
  public init(count: Int) {
    self.count = count
    let top = count * (count + 1) / 2
    var probability = [Double](repeating: 0, count: top + 1)
    probability[0] = 1
    var reached = 0
    for rank in stride(from: 1, through: count, by: 1) {
      for sum in stride(from: reached, through: 0, by: -1) {
        probability[sum] /= 2
        probability[sum + rank] += probability[sum]
      }
      reached += rank
    }
    var sum = 0.0
    cumulative = probability.map { value in
      sum += value
      return sum
    }
  }

  /// P(T⁺ ≤ `value`) if there is no difference.
  public func probability(atMost value: Int) -> Double {
    value < 0 ? 0 : value < cumulative.count ? cumulative[value] : 1
  }

  /// The largest c with P(T⁺ ≤ c − 1) ≤ α/2: the interval for the shift goes from the c-th smallest
  /// to the c-th largest Walsh average.
  ///
  /// - Parameter alpha: The probability that the interval misses, such as 0.05.
  /// - Returns: The critical value, or `nil` if there are too few pairs for this α.
  public func critical(alpha: Double) -> Int? {
    var c = 0
    while c < cumulative.count, probability(atMost: c) <= alpha / 2 { c += 1 }
    return c > 0 ? c : nil
  }

  /// The two-sided p-value of "no difference" for paired differences.
  ///
  /// Differences of zero are left out; equal ones share the mean of their ranks, rounded against
  /// the finding, so that the value errs on the side of "no difference".
  public static func pValue(_ differences: [Double]) -> Double {
    let values = differences.filter { $0 != 0 }.sorted { abs($0) < abs($1) }
    guard !values.isEmpty else { return 1 }
    var positive = 0.0
    var index = 0
    while index < values.count {
      var end = index
      while end < values.count, abs(values[end]) == abs(values[index]) { end += 1 }
      let rank = Double(index + 1 + end) / 2
      positive += rank * Double(values[index..<end].filter { $0 > 0 }.count)
      index = end
    }
    let total = Double(values.count * (values.count + 1) / 2)
    let smaller = Int(min(positive, total - positive).rounded(.up))
    return min(1, 2 * SignedRank(count: values.count).probability(atMost: smaller))
  }
}
