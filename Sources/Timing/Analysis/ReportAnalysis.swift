import Foundation

/// What a report says, worked out once for every format: a row for each pattern.
package struct ReportAnalysis: Sendable {
  /// One pattern of the report.
  package struct Row: Sendable {
    /// The pattern.
    package let entry: Report.Entry
    /// All times in nanoseconds, launch by launch, in the order of measuring.
    package let times: [Double]
    /// The middle time in nanoseconds.
    package let median: Double
    /// A tenth of the times are below this, in nanoseconds.
    package let p10: Double
    /// A tenth of the times are above this, in nanoseconds.
    package let p90: Double
    /// CPU time over wall time, the middle value: how many processors were kept busy.
    package let parallelism: Double
    /// The time as a multiple of the reference's; `nil` for the reference itself.
    package let comparison: Comparison?
    /// The same with the clean blocks only, if some blocks are not and enough are.
    package let clean: Comparison?
    /// max(T₁/P, T∞) in nanoseconds, where it is known.
    package let bound: Double?
    /// The most tasks that were in progress at once, the middle value.
    package let peak: Int?
    /// The times of the launches in which the pattern was still getting faster or slower.
    package let driftingLaunches: [Int]
    /// How many samples something else probably disturbed.
    package let contaminated: Int

    /// The time as a multiple of the bound.
    package var boundRatio: Double? { bound.flatMap { $0 > 0 ? median / $0 : nil } }
  }

  /// The report.
  package let report: Report
  /// How the comparisons were made.
  package let rules: Comparison.Rules
  /// The index of the pattern that the others are compared with.
  package let reference: Int
  /// A row for each pattern, in the report's order.
  package let rows: [Row]

  /// Works a report out.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - reference: The index of the pattern that the others are compared with.
  ///   - rules: How to compare.
  /// - Complexity: O(*patterns* · *blocks*² · log *blocks*).
  package init(_ report: Report, reference: Int = 0, rules: Comparison.Rules = .init()) {
    let rules = rules.looked(at: [report])
    self.report = report
    self.reference = reference
    self.rules = rules
    let others = report.patterns.indices.filter { $0 != reference }
    let pairs = others.map { report.logRatios(of: $0, to: reference) }
    let levels = Holm.levels(
      pairs.map { SignedRank.pValue($0.flatMap { $0 }) }, alpha: rules.level)
    var comparisons: [Int: Comparison] = [:]
    for (index, other) in others.enumerated() {
      comparisons[other] = Comparison(paired: pairs[index], rules: rules, level: levels[index])
    }
    rows = report.patterns.indices.map { index in
      Row(
        index, of: report, comparison: comparisons[index],
        clean: index == reference
          ? nil : Self.clean(index, to: reference, in: report, rules: rules), rules: rules)
    }
  }

  /// The comparison that leaves out the blocks in which either sample is contaminated.
  private static func clean(
    _ index: Int, to reference: Int, in report: Report, rules: Comparison.Rules
  ) -> Comparison? {
    let all = report.logRatios(of: index, to: reference)
    let clean = report.logRatios(of: index, to: reference, cleanOnly: true)
    let count = clean.joined().count
    guard count < all.joined().count, count >= HodgesLehmann.fewest else { return nil }
    return Comparison(paired: clean, rules: rules)
  }
}

extension ReportAnalysis.Row {
  fileprivate init(
    _ index: Int, of report: Report, comparison: Comparison?, clean: Comparison?,
    rules: Comparison.Rules
  ) {
    let entry = report.patterns[index]
    let samples = report.samples(of: index)
    let sorted = samples.map(\.wall).sorted()
    self.entry = entry
    times = samples.map(\.wall)
    median = Quantiles.quantile(0.5, ofSorted: sorted)
    p10 = Quantiles.quantile(0.1, ofSorted: sorted)
    p90 = Quantiles.quantile(0.9, ofSorted: sorted)
    parallelism = Quantiles.median(samples.map { $0.cpu / $0.wall })
    self.comparison = comparison
    self.clean = clean
    let peaks = samples.compactMap(\.peak).map(Double.init)
    peak = peaks.isEmpty ? nil : Int(Quantiles.median(peaks))
    let chains = samples.compactMap(\.criticalPath)
    let chain = entry.criticalPath ?? (chains.isEmpty ? nil : Quantiles.median(chains))
    if let work = entry.work, let chain, let width = entry.width ?? peak, width > 0 {
      bound = Bounds(work: work, criticalPath: chain, workers: width).lower
    } else {
      bound = nil
    }
    driftingLaunches = report.launches.filter { launch in
      let times = launch.blocks.map { $0.samples[index].wall }
      return Drift(times, confidence: rules.confidence, seed: rules.seed)?.isDrifting ?? false
    }.map(\.index)
    contaminated = samples.filter(\.contaminated).count
  }
}

extension Report {
  /// The samples of a pattern in the order of measuring.
  package func samples(of pattern: Int) -> [Sample] {
    launches.flatMap { $0.blocks.map { $0.samples[pattern] } }
  }

  /// For each launch, for each block, the logarithm of a pattern's time over the reference's.
  ///
  /// - Parameters:
  ///   - pattern: The index of the pattern.
  ///   - reference: The index of the pattern to compare with.
  ///   - cleanOnly: Leaves out blocks in which either sample is contaminated.
  package func logRatios(
    of pattern: Int, to reference: Int, cleanOnly: Bool = false
  ) -> [[Double]] {
    launches.map { launch in
      launch.blocks.compactMap { block in
        let (sample, base) = (block.samples[pattern], block.samples[reference])
        if cleanOnly, sample.contaminated || base.contaminated { return nil }
        return log(sample.wall / base.wall)
      }
    }
  }
}
