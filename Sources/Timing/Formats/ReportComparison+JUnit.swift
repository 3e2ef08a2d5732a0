import Terminal

extension ReportComparison {
  /// The comparison as JUnit XML: a certain slowdown fails, and what cannot be told is skipped.
  ///
  /// So is a verdict that something else may be the reason for: no test passes in silence.
  package var junit: String {
    let files = Set(rows.map(\.file))
    var properties = [("threshold", "\(rules.threshold)")]
    for item in reports {
      properties += [("\(item.name): file", item.file)]
      properties += ReportProperty.allCases.map {
        ("\(item.name): \($0.label)", $0.value(in: item.report))
      }
    }
    properties += (referenceChanges.map(\.words)).map { ("reference", $0) }
    properties += cautions.map { ("caution: \($0.kind)", $0.words) }
    return JUnitDocument(
      name: "compare", timestamp: nil, properties: properties,
      cases: rows.map { row in
        JUnitDocument.Case(
          name: ((files.count > 1 ? "\(row.pattern) (\(row.file))" : row.pattern)
            + " against \(row.base)").printable,
          className: "compare", seconds: row.median / 1e9, outcome: row.outcome)
      }
    ).text
  }
}

extension ReportComparison.Row {
  fileprivate var outcome: JUnitDocument.Case.Outcome {
    let text = "ratio \(comparison.ratioText): \(words)"
    switch verdict {
    case .slower: return .failed(text)
    case .cannotTell, .tooFew, .differsBetweenLaunches, .slowerSizeUncertain, .poolWidthDiffers:
      return .skipped(text)
    case .faster, .fasterSizeUncertain, .same: return doubts.isEmpty ? .passed : .skipped(text)
    }
  }
}
