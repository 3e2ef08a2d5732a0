/// A later report and the first, and in which patterns and properties they can be compared.
struct ReportPair {
  private let new: NamedReport
  private let base: NamedReport
  private let index: Int
  private let baseIndex: Int
  private let rules: Comparison.Rules
  private let doubts: [ComparisonDoubt]
  private let differences: [(doubt: ComparisonDoubt, in: [ComparisonCaution.Difference])]
  /// The patterns in both reports, without the reference.
  let patterns: [(new: Int, old: Int, width: WidthChange?)]
  /// How the reference itself changed.
  let referenceChange: ReferenceChange
  private let referenceWidth: WidthChange?

  init(
    _ new: NamedReport, base: NamedReport, reference: Int, rules: Comparison.Rules
  ) throws(ReportError) {
    let label = base.report.patterns[reference].label
    (self.new, self.base, self.rules) = (new, base, rules)
    baseIndex = reference
    try new.report.checkSameWork(as: base.report, file: new.file, other: base.file)
    index = try new.report.index(of: label, file: new.file)
    let change = ReferenceChange(
      index, in: new.report, named: new.name, from: reference, in: base.report, named: base.name,
      rules: rules)
    referenceChange = change
    referenceWidth = WidthChange(
      of: index, in: new.report, from: reference, in: base.report, isReference: true)
    var patterns: [(new: Int, old: Int, width: WidthChange?)] = []
    for (pattern, entry) in new.report.patterns.enumerated() where pattern != index {
      guard let old = base.report.patterns.firstIndex(where: { $0.label == entry.label }) else {
        continue
      }
      let width = WidthChange(
        of: pattern, in: new.report, from: old, in: base.report, isReference: false)
      patterns.append((pattern, old, width))
    }
    guard !patterns.isEmpty else {
      throw ReportError(
        .badData, new.file,
        "patterns: it has none in common with \(base.file) but the reference '\(label)'")
    }
    self.patterns = patterns
    differences = ComparisonDoubt.allCases.compactMap { doubt in
      let found = ReportProperty.allCases.filter {
        $0.doubt == doubt && $0.value(in: new.report) != $0.value(in: base.report)
      }
      let shown = found.map {
        ComparisonCaution.Difference(
          property: $0, old: $0.shown(in: base.report), new: $0.shown(in: new.report))
      }
      return shown.isEmpty ? nil : (doubt, shown)
    }
    doubts = differences.map(\.doubt) + (change.isDoubtful ? [.reference] : [])
  }

  /// The comparisons, one for each pattern.
  ///
  /// - Parameter level: The probability that an interval may miss.
  func rows(level: Double) -> [ReportComparison.Row] {
    patterns.map { pattern in
      let old = base.report.logRatios(of: pattern.old, to: baseIndex)
      let fresh = new.report.logRatios(of: pattern.new, to: index)
      let (oldHalves, newHalves) = (ReportComparison.halves(old), ReportComparison.halves(fresh))
      let confirmed = oldHalves.flatMap { old in
        newHalves.map { new in
          zip(new, old).allSatisfy {
            Comparison($0, against: $1, rules: rules).verdict == .slower
          }
        }
      }
      let width = referenceWidth ?? pattern.width
      let isLost = width.map { !$0.allowsSlower } ?? false
      return ReportComparison.Row(
        pattern: new.report.shownName(of: pattern.new), base: base.file, file: new.file,
        report: new.name,
        comparison: Comparison(fresh, against: old, rules: rules, level: level),
        isConfirmedSlower: isLost ? false : confirmed,
        median: new.report.median(of: pattern.new), baseMedian: base.report.median(of: pattern.old),
        width: width, doubts: doubts,
        sets: [
          RatioSet(base, of: pattern.old, to: baseIndex), RatioSet(new, of: pattern.new, to: index),
        ])
    }
  }

  /// What one should know about the two before believing a comparison of them.
  var cautions: [ComparisonCaution] {
    var cautions: [ComparisonCaution] = []
    if new.report == base.report { cautions.append(.sameReport(new.name, base: base.name)) }
    if new.report.date < base.report.date { cautions.append(.older(new.name, base: base.name)) }
    cautions += differences.map { .differs($0.doubt, $0.in, report: new.name, base: base.name) }
    if referenceChange.isDoubtful { cautions.append(.reference(referenceChange)) }
    let widths = [referenceWidth].compactMap(\.self) + patterns.compactMap(\.width)
    cautions += widths.map { .width($0, report: new.name, base: base.name) }
    for (one, other) in [(base, new), (new, base)] {
      let labels = Set(other.report.patterns.map(\.label))
      let alone = one.report.patterns.map(\.label).filter { !labels.contains($0) }
      if !alone.isEmpty { cautions.append(.onlyIn(one.name, patterns: alone.map(\.shown))) }
    }
    return cautions
  }
}
