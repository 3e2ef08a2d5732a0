import Foundation

/// The distribution of Wilcoxon's signed-rank statistic T⁺ without ties.
///
/// It is exact up to ``largestExact`` pairs. Beyond, it is the normal distribution with the same
/// mean n(n + 1)/4 and variance n(n + 1)(2n + 1)/24, which then differs by at most 0.0003.
///
/// Wilcoxon (1945), doi:10.2307/3001968; Hollander and Wolfe, *Nonparametric Statistical Methods*,
/// chapter 3.
package struct SignedRank: Sendable {
  /// The most pairs for which the distribution is counted out.
  package static let largestExact = 300

  /// The number of pairs.
  package let count: Int
  private let cumulative: [Double]

  /// Computes the distribution for a number of pairs.
  ///
  /// - Complexity: O(*n*³) time up to ``largestExact`` pairs, some milliseconds; O(1) beyond.
  package init(count: Int) {
    self.count = count
    guard count <= Self.largestExact else {
      cumulative = []
      return
    }
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
  package func probability(atMost value: Int) -> Double {
    let top = count * (count + 1) / 2
    guard value >= 0 else { return 0 }
    guard value < top else { return 1 }
    return count <= Self.largestExact ? cumulative[value] : normal(atMost: value)
  }

  private func normal(atMost value: Int) -> Double {
    let n = Double(count)
    let deviation = (n * (n + 1) * (2 * n + 1) / 24).squareRoot()
    let score = (Double(value) + 0.5 - n * (n + 1) / 4) / deviation
    return erfc(-score / 2.0.squareRoot()) / 2
  }

  /// The largest c with P(T⁺ ≤ c − 1) ≤ α/2: the interval for the shift goes from the c-th smallest
  /// to the c-th largest Walsh average.
  ///
  /// - Parameter alpha: The probability that the interval misses, such as 0.05.
  /// - Returns: The critical value, or `nil` if there are too few pairs for this α.
  package func critical(alpha: Double) -> Int? {
    // The first value that is reached too often, found by halving: the distribution rises.
    var (low, high) = (0, count * (count + 1) / 2)
    while low < high {
      let middle = (low + high) / 2
      if probability(atMost: middle) <= alpha / 2 { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low : nil
  }

  /// The two-sided p-value of "no difference" for paired differences.
  ///
  /// Differences of zero are left out; equal ones share the mean of their ranks, rounded against
  /// the finding, so that the value errs on the side of "no difference".
  package static func pValue(_ differences: [Double]) -> Double {
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
