import Terminal
import Timing

/// A comparison as `compare` prints it for people.
struct CompareText {
  let comparison: ReportComparison
  let style: TerminalStyle
  let isGate: Bool

  var text: String {
    var lines = wrapped(comparison.heading) + [""]
    lines += identity
    lines += [""] + medians
    lines += [""]
    lines +=
      ComparisonLines(
        rows: comparison.rows.map { (comparison.name(of: $0), $0.comparison, $0.words) },
        width: style.width, hasUnicode: style.hasUnicode
      ) { words, index in paint(words, comparison.rows[index]) }.lines
    for caution in comparison.cautions { lines += [""] + wrapped(caution.words) }
    if isGate { lines += [""] + wrapped(comparison.gateWords) }
    if !style.hasUnicode { lines = lines.map(TextLayout.ascii) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func wrapped(_ text: String) -> [String] {
    TextLayout.wrap(text, width: min(style.width, 100))
  }

  /// Of several reports a line for each property: one value if they agree, otherwise each report's.
  private var identity: [String] {
    let reports = comparison.reports
    guard comparison.isAcrossRuns else {
      let values = ReportProperty.allCases.map {
        "\($0.label) \($0.shown(in: reports[0].report))"
      }
      return wrapped("Measured on: " + values.joined(separator: "; ") + ".")
    }
    let labels = ReportProperty.allCases.map(\.label.count).max() ?? 0
    return ReportProperty.allCases.flatMap { property in
      let isSame = Set(reports.map { property.value(in: $0.report) }).count == 1
      let text =
        isSame
        ? property.shown(in: reports[0].report)
        : reports.map { "\(property.shown(in: $0.report)) in \($0.name)" }.joined(separator: "; ")
      let isDoubtful = !isSame && property.doubt != nil
      return TextLayout.wrap(text, width: min(style.width, 100) - labels - 2).enumerated().map {
        TextLayout.pad($0.offset == 0 ? property.label : "", to: labels) + "  "
          + (isDoubtful ? style.paint($0.element, .yellow) : $0.element)
      }
    }
  }

  /// The middle times of every pattern in each report, and what became of the reference's.
  private var medians: [String] {
    let times = comparison.medians
    let cells =
      [["median"] + comparison.reports.map { TextLayout.clip($0.name, to: 16, ellipsis: "~") }]
      + times.map { row in
        [row.pattern.shown]
          + row.medians.map { $0.map { DurationText.format(nanoseconds: $0) } ?? "-" }
      }
    let others =
      cells.map { $0.dropFirst().map { max(8, $0.columnWidth) + 2 }.reduce(0, +) }.max() ?? 0
    let table = cells.map { row in
      [TextLayout.clip(row[0], to: max(12, style.width - others), ellipsis: "~")] + row.dropFirst()
    }
    return TextLayout.columns(table, right: Set(1...comparison.reports.count))
      + comparison.referenceChanges.flatMap { [""] + wrapped($0.words) }
  }

  /// Green and red are for verdicts without a doubt.
  private func paint(_ words: String, _ row: ReportComparison.Row) -> String {
    switch row.verdict {
    case .faster, .fasterSizeUncertain: style.paint(words, row.doubts.isEmpty ? .green : .yellow)
    case .slower, .slowerSizeUncertain: style.paint(words, row.doubts.isEmpty ? .red : .yellow)
    case .differsBetweenLaunches, .poolWidthDiffers: style.paint(words, .yellow)
    case .same, .cannotTell, .tooFew: words
    }
  }
}
