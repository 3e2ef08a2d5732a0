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
    /// The comparison.
    package let comparison: Comparison
    /// Whether each of two independent sets of launches alone says "slower"; `nil` if there are
    /// too few launches to say.
    package let isConfirmedSlower: Bool?
    /// The middle time in nanoseconds.
    package let median: Double
  }

  /// The comparisons.
  package let rows: [Row]
  /// How they were made.
  package let rules: Comparison.Rules
  /// The pattern that the times are compared with, or taken relative to.
  package let reference: String
  /// Whether the rows compare runs that were measured apart.
  package let isAcrossRuns: Bool
  /// What one should know before believing them.
  package let cautions: [String]

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
    let index = try report.index(of: reference, file: file)
    guard report.patterns.count > 1 else {
      throw ReportError(.badData, file, "it has only one pattern; there is nothing to compare")
    }
    let all = report.patterns.indices
    let others = all.filter { $0 != index }
    let pairs =
      everyPair
      ? all.flatMap { a in all.filter { $0 > a }.map { (a, $0) } } : others.map { (index, $0) }
    let ratios = pairs.map { report.logRatios(of: $1, to: $0) }
    let levels = Holm.levels(
      ratios.map { SignedRank.pValue($0.flatMap { $0 }) }, alpha: 1 - rules.confidence)
    rows = pairs.indices.map { n in
      let (base, pattern) = pairs[n]
      let halves = Self.halves(ratios[n])
      return Row(
        pattern: report.shownName(of: pattern), base: report.shownName(of: base), file: file,
        comparison: Comparison(paired: ratios[n], rules: rules, level: levels[n]),
        isConfirmedSlower: halves.map { halves in
          halves.allSatisfy { Comparison(paired: $0, rules: rules).verdict == .slower }
        },
        median: Quantiles.median(report.samples(of: pattern).map(\.wall)))
    }
    self.rules = rules
    self.reference = report.shownName(of: index)
    isAcrossRuns = false
    cautions = report.cautions(file: file)
  }

  /// Compares reports with the first one, each pattern through its ratio to the reference of its
  /// own run.
  ///
  /// - Parameters:
  ///   - reports: Two reports or more with their names.
  ///   - reference: The label of the pattern that the ratios are to; `nil` for the first.
  ///   - rules: How to compare.
  /// - Throws: ``ReportError`` if a report is about other work, lacks the reference, or has no
  ///   other pattern in common with the first.
  package init(
    _ reports: [(file: String, report: Report)], reference: String?, rules: Comparison.Rules
  ) throws(ReportError) {
    let (baseFile, base) = reports[0]
    let baseIndex = try base.index(of: reference, file: baseFile)
    let name = base.patterns[baseIndex].label
    var found: [(pattern: Int, in: Int, base: [[Double]], new: [[Double]])] = []
    for (number, item) in reports.enumerated().dropFirst() {
      try item.report.checkSameWork(as: base, file: item.file, other: baseFile)
      let index = try item.report.index(of: name, file: item.file)
      let before = found.count
      for (pattern, entry) in item.report.patterns.enumerated() where pattern != index {
        guard let old = base.patterns.firstIndex(where: { $0.label == entry.label }) else {
          continue
        }
        found.append(
          (
            pattern, number, base.logRatios(of: old, to: baseIndex),
            item.report.logRatios(of: pattern, to: index)
          ))
      }
      if found.count == before {
        throw ReportError(
          .badData, item.file,
          "it has no pattern in common with \(baseFile) but the reference '\(name)'")
      }
    }
    // Holm's smallest level for all: without pairs there is no exact p-value to sort by.
    let level = (1 - rules.confidence) / Double(found.count)
    rows = found.map { item in
      let (file, report) = reports[item.in]
      let (old, new) = (Self.halves(item.base), Self.halves(item.new))
      return Row(
        pattern: report.shownName(of: item.pattern), base: baseFile, file: file,
        comparison: Comparison(item.new, against: item.base, rules: rules, level: level),
        isConfirmedSlower: base.poolGaveOtherWidth(than: report, for: item.pattern)
          ? false
          : old.flatMap { old in
            new.map { new in
              zip(new, old).allSatisfy {
                Comparison($0, against: $1, rules: rules).verdict == .slower
              }
            }
          },
        median: Quantiles.median(report.samples(of: item.pattern).map(\.wall)))
    }
    self.rules = rules
    self.reference = base.shownName(of: baseIndex)
    isAcrossRuns = true
    cautions =
      [
        "These runs were measured apart, so only ratios to '\(name)' of the same run are compared: "
          + "they cancel the speed of the machine, but not what disturbed one pattern alone. Small "
          + "differences between runs are often not caused by the code."
      ]
      + found.compactMap { item in
        let (file, report) = reports[item.in]
        guard base.poolGaveOtherWidth(than: report, for: item.pattern) else { return nil }
        return
          "\(report.shownName(of: item.pattern)) had more tasks at once in one run than in the "
          + "other (\(baseFile) or \(file)): the pool gave a different number of threads. The gate "
          + "does not count that as a change of the code; measure with more launches."
      } + reports.flatMap { $0.report.cautions(file: $0.file) }
  }

  /// The odd launches and the even ones; `nil` if there are fewer than two.
  private static func halves(_ launches: [[Double]]) -> [[[Double]]]? {
    guard launches.count >= 2 else { return nil }
    return [0, 1].map { parity in
      launches.enumerated().filter { $0.offset % 2 == parity }.map(\.element)
    }
  }
}

extension Report {
  /// Whether a pattern ran several tasks at once in both runs, but not the same number.
  ///
  /// Down to one at a time is another matter: that a change of the code can do.
  fileprivate func poolGaveOtherWidth(than other: Report, for pattern: Int) -> Bool {
    guard let mine = patterns.firstIndex(where: { $0.label == other.patterns[pattern].label }),
      let old = medianPeak(of: mine), let new = other.medianPeak(of: pattern)
    else { return false }
    return old > 1 && new > 1 && old != new
  }

  private func medianPeak(of pattern: Int) -> Double? {
    let peaks = samples(of: pattern).compactMap(\.peak).map(Double.init)
    return peaks.isEmpty ? nil : Quantiles.median(peaks)
  }

  fileprivate func index(of label: String?, file: String) throws(ReportError) -> Int {
    guard let label else { return 0 }
    if let index = patterns.firstIndex(where: { $0.label == label || $0.name == label }) {
      return index
    }
    let labels = patterns.map { "'\($0.label)'" }.joined(separator: ", ")
    throw ReportError(.badData, file, "it has no pattern '\(label)', only \(labels)")
  }

  fileprivate func checkSameWork(
    as other: Report, file: String, other otherFile: String
  ) throws(ReportError) {
    let (mine, theirs) = (workload, other.workload)
    func refuse(_ what: String, _ a: String, _ b: String) -> ReportError {
      ReportError(
        .badData, file,
        "it measures different work than \(otherFile): \(what) \(a), not \(b); measure with "
          + "'swift run bench --like \(otherFile)'")
    }
    if mine.kind != theirs.kind {
      throw refuse("the workload is", mine.kind.rawValue, theirs.kind.rawValue)
    }
    if mine.tasks != theirs.tasks {
      throw refuse("the number of tasks is", "\(mine.tasks)", "\(theirs.tasks)")
    }
    if mine.unit != theirs.unit {
      throw refuse("the unit in nanoseconds is", "\(Int(mine.unit))", "\(Int(theirs.unit))")
    }
    if mine.units != theirs.units {
      throw refuse("the lengths of the tasks follow from seed", "\(seed)", "\(other.seed)")
    }
    if mine.iterationsPerUnit != theirs.iterationsPerUnit {
      throw refuse(
        "the steps in a unit are", mine.iterationsPerUnit.map { "\($0)" } ?? "none",
        theirs.iterationsPerUnit.map { "\($0)" } ?? "none")
    }
  }

  fileprivate func cautions(file: String) -> [String] {
    var cautions: [String] = []
    if build == .debug {
      cautions.append("\(file): the measured code was not optimised; its figures say nothing.")
    }
    let doubtful = launches.filter { !$0.flags.isEmpty }
    if !doubtful.isEmpty {
      let list = doubtful.map { launch in
        "\(launch.index) (\(launch.flags.map(\.rawValue).joined(separator: ", ")))"
      }
      cautions.append("\(file): doubtful launches: \(list.joined(separator: ", ")).")
    }
    let wrong = launches.joinedSamples.filter { !$0.checked }.count
    if wrong > 0 { cautions.append("\(file): \(wrong) runs had a wrong result.") }
    return cautions
  }
}

extension [Report.Launch] {
  fileprivate var joinedSamples: [Report.Sample] { flatMap { $0.blocks.flatMap(\.samples) } }
}
