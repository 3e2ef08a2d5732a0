extension ReportComparison {
  /// Compares reports with the first one, each pattern through its ratio to the reference of its
  /// own run.
  ///
  /// - Parameters:
  ///   - reports: Two reports or more with their files.
  ///   - reference: The label of the pattern that the ratios are to; `nil` for the first.
  ///   - rules: How to compare.
  /// - Throws: ``ReportError`` if a report is about other work, lacks the reference, or has no
  ///   other pattern in common with the first.
  package init(
    _ reports: [(file: String, report: Report)], reference: String?, rules: Comparison.Rules
  ) throws(ReportError) {
    let rules = rules.looked(at: reports.map(\.report))
    let named = NamedReport.named(reports)
    let base = named[0]
    let index = try base.report.index(of: reference, file: base.file)
    var pairs: [ReportPair] = []
    for item in named.dropFirst() {
      pairs.append(try ReportPair(item, base: base, reference: index, rules: rules))
    }
    // Holm's smallest level for all: without pairs there is no exact p-value to sort by.
    let count = pairs.reduce(0) { $0 + $1.patterns.count }
    let level = rules.level / Double(count)
    self.init(
      rows: pairs.flatMap { $0.rows(level: level) }, rules: rules,
      reference: base.report.shownName(of: index), reports: named,
      referenceChanges: pairs.map(\.referenceChange),
      cautions: [.measuredApart(reference: base.report.patterns[index].label)]
        + pairs.flatMap(\.cautions) + named.flatMap(\.cautions))
  }
}
