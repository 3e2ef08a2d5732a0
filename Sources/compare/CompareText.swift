import Terminal
import Timing

/// A comparison as `compare` prints it for people.
struct CompareText {
  let comparison: ReportComparison
  let style: TerminalStyle
  let isGate: Bool

  var text: String {
    var lines = TextLayout.wrap(heading, width: min(style.width, 100))
    lines.append("")
    lines +=
      ComparisonLines(
        rows: comparison.rows.map { (name(of: $0), $0.comparison) },
        threshold: comparison.rules.threshold, width: style.width, hasUnicode: style.hasUnicode,
        paint: paint
      ).lines
    for caution in comparison.cautions {
      lines += [""] + TextLayout.wrap(caution, width: min(style.width, 100))
    }
    if isGate { lines += [""] + TextLayout.wrap(gate, width: min(style.width, 100)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var heading: String {
    let blocks = comparison.rows.map(\.comparison.blocks).max() ?? 0
    let percent = NumberText.significant(comparison.rules.threshold * 100, digits: 2)
    let what =
      comparison.isAcrossRuns
      ? "Ratios to '\(comparison.reference)' of the same run, over those of the first report"
      : "Time over that of "
        + (isOneReference ? "'\(comparison.reference)'" : "the pattern named second")
        + ", block by block"
    return "\(what): below 1 is faster. \(blocks) blocks; differences under \(percent) % do not "
      + "count; 99 % intervals."
  }

  private var isOneReference: Bool { Set(comparison.rows.map(\.base)).count == 1 }

  private func name(of row: ReportComparison.Row) -> String {
    if comparison.isAcrossRuns {
      return isOneFile ? row.pattern : "\(row.pattern) (\(shortName(row.file)))"
    }
    return isOneReference ? row.pattern : "\(row.pattern) : \(row.base)"
  }

  /// Whether only one report is compared with the first; then its name need not stand in each line.
  private var isOneFile: Bool { Set(comparison.rows.map(\.file)).count == 1 }

  /// The file's name without its folders and `.json`, if that still tells the files apart.
  private func shortName(_ file: String) -> String {
    let files = Set(comparison.rows.map(\.file))
    let names = Set(files.map(Self.lastPart))
    return names.count == files.count ? Self.lastPart(file) : file
  }

  private static func lastPart(_ file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.hasSuffix(".json") && last.count > 5 ? String(last.dropLast(5)) : last
  }

  private var gate: String {
    let confirmed = comparison.rows.filter { $0.isConfirmedSlower == true }
    guard !confirmed.isEmpty else {
      return "Gate: open. No slowdown is confirmed in two sets of launches."
    }
    return "Gate: closed. Slower in both sets of launches: "
      + confirmed.map(\.pattern).joined(separator: ", ") + "."
  }

  private func paint(_ words: String, _ verdict: ComparisonVerdict) -> String {
    switch verdict {
    case .faster, .fasterSizeUncertain: style.paint(words, .green)
    case .slower, .slowerSizeUncertain: style.paint(words, .red)
    case .differsBetweenLaunches: style.paint(words, .yellow)
    case .same, .cannotTell, .tooFew: words
    }
  }
}
