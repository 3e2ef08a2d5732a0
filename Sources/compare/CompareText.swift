import Terminal
import Timing

/// A comparison as `compare` prints it for people.
struct CompareText {
  let comparison: ReportComparison
  let style: TerminalStyle
  let isGate: Bool

  var text: String {
    var lines = wrapped(heading) + [""]
    lines += identity
    lines += [""] + medians
    lines += [""]
    lines +=
      ComparisonLines(
        rows: comparison.rows.map { (name(of: $0), $0.comparison, $0.words) },
        width: style.width, hasUnicode: style.hasUnicode
      ) { words, index in paint(words, comparison.rows[index]) }.lines
    for caution in comparison.cautions { lines += [""] + wrapped(caution.words) }
    if isGate { lines += [""] + wrapped(gate) }
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

  private var heading: String {
    let blocks = comparison.rows.map(\.comparison.blocks).max() ?? 0
    let percent = NumberText.significant(comparison.rules.threshold * 100, digits: 2)
    let what =
      comparison.isAcrossRuns
      ? "Ratios to '\(comparison.reference.shown)' of the same run, over those of the first report"
      : "Time over that of "
        + (isOneReference ? "'\(comparison.reference.shown)'" : "the pattern named second")
        + ", block by block"
    return "\(what): below 1 is faster. \(blocks) blocks; differences under \(percent) % do not "
      + "count; 99 % intervals."
  }

  private var isOneReference: Bool { Set(comparison.rows.map(\.base)).count == 1 }

  private func name(of row: ReportComparison.Row) -> String {
    if comparison.isAcrossRuns {
      return isOneFile ? row.pattern.shown : "\(row.pattern.shown) (\(row.report))"
    }
    return isOneReference ? row.pattern.shown : "\(row.pattern.shown) : \(row.base.shown)"
  }

  /// Whether only one report is compared with the first; then its name need not stand in each line.
  private var isOneFile: Bool { Set(comparison.rows.map(\.file)).count == 1 }

  private var gate: String {
    let confirmed = comparison.rows.filter { $0.isConfirmedSlower == true }
    let unjudged = comparison.rows.count { $0.verdict == .poolWidthDiffers }
    let others =
      comparison.rows.contains { !$0.doubts.isEmpty }
      ? " See above what else differs between the reports." : ""
    let rest =
      unjudged == 0
      ? ""
      : " Not judged, because the number of tasks at once differs: \(unjudged) of "
        + "\(comparison.rows.count)."
    guard !confirmed.isEmpty else {
      return "Gate: open. No slowdown is confirmed in two sets of launches." + rest + others
    }
    return "Gate: closed. Slower in both sets of launches: "
      + confirmed.map(\.pattern.shown).joined(separator: ", ") + "." + rest + others
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
