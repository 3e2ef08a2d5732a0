import CPlatform

/// Counts what runs allocate, in this process, where that can be done.
package enum MemoryUsage {
  /// How often each is run.
  private static let runs = 3

  /// Runs each a few times, and counts.
  ///
  /// Nothing may be timed any more afterwards: from here on every allocation takes longer.
  ///
  /// - Parameter items: What is run, and how many runs it does at once.
  /// - Returns: For each the middle values of one run; `nil` where the system does not let them be counted.
  /// - Throws: What an item throws.
  package static func measure(
    _ items: [(batch: Int, run: () throws -> Void)]
  ) throws -> [Report.Memory]? {
    guard cplatform_count_allocations() else { return nil }
    return try items.map { item in
      var allocations: [Double] = []
      var peaks: [Double] = []
      for _ in 0..<runs {
        cplatform_reset_allocations()
        try item.run()
        var (count, peak): (Int64, Int64) = (0, 0)
        cplatform_allocations(&count, &peak)
        allocations.append(Double(count) / Double(max(1, item.batch)))
        peaks.append(Double(peak))
      }
      return Report.Memory(
        allocations: Quantiles.median(allocations), peak: Quantiles.median(peaks))
    }
  }
}
