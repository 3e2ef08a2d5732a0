extension Report.Clock {
  /// Finds out what reading the clock costs, from back-to-back reads.
  ///
  /// - Parameter reads: The number of pairs of reads, at least 1.
  /// - Returns: The median, the 99.9 % quantile and the largest difference in nanoseconds.
  package static func calibrate(reads: Int = 10_000) -> Report.Clock {
    let clock = ContinuousClock()
    var differences: [Double] = []
    differences.reserveCapacity(reads)
    for _ in 0..<Swift.max(1, reads) {
      let first = clock.now
      let second = clock.now
      differences.append((second - first) / .nanoseconds(1))
    }
    differences.sort()
    return Report.Clock(
      reads: differences.count,
      p50: Quantiles.quantile(0.5, ofSorted: differences),
      p999: Quantiles.quantile(0.999, ofSorted: differences),
      max: Quantiles.quantile(1, ofSorted: differences))
  }
}
