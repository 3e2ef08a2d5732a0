import Foundation

/// Reports compared: the patterns of one among themselves, or several with the first.
package struct ReportComparison: Sendable {
  /// One comparison.
  package struct Row: Sendable {
    /// The pattern.
    package let pattern: String
    /// What it is compared with: a pattern of the same report, or a report.
    package let base: String
    /// The report that the pattern was measured in.
    package let file: String
    /// The name of that report, as it is shown.
    package let report: String
    /// The comparison.
    package let comparison: Comparison
    /// Whether each of two independent sets of launches alone says "slower"; `nil` if there are
    /// too few launches to say.
    package let isConfirmedSlower: Bool?
    /// The middle time in nanoseconds.
    package let median: Double
    /// The middle time of what it is compared with, in nanoseconds.
    package let baseMedian: Double
    /// In how far the two runs had other numbers of tasks at once.
    package var width: WidthChange?
    /// What differs between the reports that may be why the times do.
    package var doubts: [ComparisonDoubt] = []
    /// What was compared, block by block: of the report, and before it of the first one if that is another.
    package var sets: [RatioSet] = []

    /// What the comparison says, unless it is not judged.
    package var verdict: ComparisonVerdict {
      let judged = comparison.verdict
      guard let width else { return judged }
      let isSlower = judged == .slower || judged == .slowerSizeUncertain
      return isSlower && width.allowsSlower ? judged : .poolWidthDiffers
    }
  }

  /// The comparisons.
  package let rows: [Row]
  /// How they were made.
  package let rules: Comparison.Rules
  /// The pattern that the times are compared with, or taken relative to.
  package let reference: String
  /// The reports, the first one first.
  package let reports: [NamedReport]
  /// How the reference itself changed, for each report after the first.
  package let referenceChanges: [ReferenceChange]
  /// What one should know before believing them.
  package let cautions: [ComparisonCaution]

  /// Whether the rows compare runs that were measured apart.
  package var isAcrossRuns: Bool { reports.count > 1 }

  /// The middle time of each pattern in each report, in nanoseconds, in the order of the first report.
  package var medians: [(pattern: String, medians: [Double?])] {
    let all = reports.flatMap { $0.report.patterns.map(\.label) }
    let labels = all.indices.filter { all.firstIndex(of: all[$0]) == $0 }.map { all[$0] }
    return labels.map { label in
      (
        label,
        reports.map { item in
          item.report.patterns.firstIndex { $0.label == label }.map(item.report.median)
        }
      )
    }
  }

  init(
    rows: [Row], rules: Comparison.Rules, reference: String, reports: [NamedReport],
    referenceChanges: [ReferenceChange] = [], cautions: [ComparisonCaution]
  ) {
    self.rows = rows
    self.rules = rules
    self.reference = reference
    self.reports = reports
    self.referenceChanges = referenceChanges
    self.cautions = cautions
  }

  /// Compares the patterns of one report, block by block.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - file: Its name.
  ///   - reference: The label of the pattern to compare with; `nil` for the first.
  ///   - everyPair: Compares every pair of patterns, not only each with the reference.
  ///   - rules: How to compare.
  /// - Throws: ``ReportError`` if there is no such pattern, or only one.
  package init(
    _ report: Report, file: String, reference: String?, everyPair: Bool, rules: Comparison.Rules
  ) throws(ReportError) {
    let rules = rules.looked(at: [report])
    let index = try report.index(of: reference, file: file)
    guard report.patterns.count > 1 else {
      throw ReportError(.badData, file, "patterns has only one; there is nothing to compare")
    }
    let all = report.patterns.indices
    let others = all.filter { $0 != index }
    let pairs =
      everyPair
      ? all.flatMap { a in all.filter { $0 > a }.map { (a, $0) } } : others.map { (index, $0) }
    let ratios = pairs.map { report.logRatios(of: $1, to: $0) }
    let levels = Holm.levels(
      ratios.map { SignedRank.pValue($0.flatMap { $0 }) }, alpha: rules.level)
    let named = NamedReport.named([(file, report)])
    let rows = pairs.indices.map { n in
      let (base, pattern) = pairs[n]
      let halves = Self.halves(ratios[n])
      return Row(
        pattern: report.shownName(of: pattern), base: report.shownName(of: base), file: file,
        report: named[0].name,
        comparison: Comparison(paired: ratios[n], rules: rules, level: levels[n]),
        isConfirmedSlower: halves.map { halves in
          halves.allSatisfy { Comparison(paired: $0, rules: rules).verdict == .slower }
        },
        median: report.median(of: pattern), baseMedian: report.median(of: base),
        sets: [RatioSet(named[0], of: pattern, to: base)])
    }
    self.init(
      rows: rows, rules: rules, reference: report.shownName(of: index), reports: named,
      cautions: named.flatMap(\.cautions))
  }

  /// What one measurement says: each pattern compared with the first, if there are others.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - file: What it is called.
  package init(measured report: Report, file: String) throws(ReportError) {
    guard report.patterns.count == 1 else {
      try self.init(report, file: file, reference: nil, everyPair: false, rules: .init())
      return
    }
    let named = NamedReport.named([(file, report)])
    self.init(
      rows: [], rules: Comparison.Rules().looked(at: [report]), reference: report.shownName(of: 0),
      reports: named, cautions: named.flatMap(\.cautions))
  }

  /// The odd launches and the even ones; `nil` if there are fewer than two.
  static func halves(_ launches: [[Double]]) -> [[[Double]]]? {
    guard launches.count >= 2 else { return nil }
    return [0, 1].map { parity in
      launches.enumerated().filter { $0.offset % 2 == parity }.map(\.element)
    }
  }
}

extension Report {
  /// The middle time of a pattern in nanoseconds.
  func median(of pattern: Int) -> Double { Quantiles.median(samples(of: pattern).map(\.wall)) }

  /// The index of a pattern by its label or name; the first without one.
  func index(of label: String?, file: String) throws(ReportError) -> Int {
    guard let label else { return 0 }
    if let index = patterns.firstIndex(where: { $0.label == label || $0.name == label }) {
      return index
    }
    let labels = patterns.map { "'\($0.label)'" }.joined(separator: ", ")
    throw ReportError(
      .badData, file, "patterns: it has no pattern '\(label)', only \(labels)")
  }
}

extension NamedReport {
  /// What makes the report alone doubtful.
  var cautions: [ComparisonCaution] {
    var cautions: [ComparisonCaution] = []
    if report.build == .debug { cautions.append(.notOptimised(name)) }
    let doubtful = report.launches.filter { !$0.flags.isEmpty }
    if !doubtful.isEmpty { cautions.append(.doubtfulLaunches(name, doubtful)) }
    let wrong = report.launches.flatMap { $0.blocks.flatMap(\.samples) }.count { !$0.checked }
    if wrong > 0 { cautions.append(.wrongResults(name, count: wrong)) }
    return cautions
  }
}
