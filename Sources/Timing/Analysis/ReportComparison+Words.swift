import Terminal

extension ReportComparison {
  /// What the ratios are, how many blocks there are, and what counts as a difference.
  package var heading: String {
    let blocks = rows.map(\.comparison.blocks).max() ?? 0
    let percent = NumberText.significant(rules.threshold * 100, digits: 2)
    let what =
      isAcrossRuns
      ? "Ratios to '\(reference.shown)' of the same run, over those of the first report"
      : "Time over that of "
        + (hasOneReference ? "'\(reference.shown)'" : "the pattern named second")
        + ", block by block"
    return "\(what): below 1 is faster. \(blocks) blocks; differences under \(percent) % do not "
      + "count; 99 % intervals."
  }

  /// Whether every row compares with the same pattern or report.
  package var hasOneReference: Bool { Set(rows.map(\.base)).count == 1 }

  /// What a row is called: its pattern, and the report or the other pattern where there are several.
  package func name(of row: Row) -> String {
    if isAcrossRuns {
      let isOneFile = Set(rows.map(\.file)).count == 1
      return isOneFile ? row.pattern.shown : "\(row.pattern.shown) (\(row.report))"
    }
    return hasOneReference ? row.pattern.shown : "\(row.pattern.shown) : \(row.base.shown)"
  }

  /// Whether a slowdown is confirmed in two sets of launches.
  package var closesGate: Bool { rows.contains { $0.isConfirmedSlower == true } }

  /// What a gate comes to.
  package var gateWords: String {
    let confirmed = rows.filter { $0.isConfirmedSlower == true }
    let unjudged = rows.count { $0.verdict == .poolWidthDiffers }
    let others =
      rows.contains { !$0.doubts.isEmpty }
      ? " See above what else differs between the reports." : ""
    let rest =
      unjudged == 0
      ? ""
      : " Not judged, because the number of tasks at once differs: \(unjudged) of "
        + "\(rows.count)."
    guard !confirmed.isEmpty else {
      return "Gate: open. No slowdown is confirmed in two sets of launches." + rest + others
    }
    return "Gate: closed. Slower in both sets of launches: "
      + confirmed.map(\.pattern.shown).joined(separator: ", ") + "." + rest + others
  }
}

extension ReportComparison {
  /// The most names that are listed; of more the number is given.
  private static let mostNames = 3

  /// The verdicts in short, a sentence for each kind: what is slower, what faster, of what that cannot be said.
  package var answers: [String] {
    guard !rows.isEmpty else {
      let time = medians.first?.medians.first.flatMap { $0 } ?? 0
      return ["'\(reference.shown)' takes \(DurationText.format(nanoseconds: time))."]
    }
    var groups: [(label: String, rows: [Row])] = []
    for verdict in Self.order {
      for row in rows where row.verdict == verdict {
        let label = label(of: row)
        if let index = groups.firstIndex(where: { $0.label == label }) {
          groups[index].rows.append(row)
        } else {
          groups.append((label, [row]))
        }
      }
    }
    return groups.map { group in
      let isAll = group.rows.count == rows.count && rows.count > Self.mostNames
      let names =
        group.rows.count > Self.mostNames
        ? isAll ? "all \(rows.count)" : "\(group.rows.count) of \(rows.count)"
        : group.rows.map(listed).joined(separator: ", ")
      return "\(group.label): \(names)."
    }
  }

  /// What to tell first: what is wrong before what is well, and what is known before what is not.
  private static let order: [ComparisonVerdict] = [
    .slower, .slowerSizeUncertain, .faster, .fasterSizeUncertain, .same, .cannotTell,
    .differsBetweenLaunches, .tooFew, .poolWidthDiffers,
  ]

  /// A row's name in a list: in quotation marks where its own commas and colons would look like the list's.
  private func listed(_ row: Row) -> String {
    let text = name(of: row)
    return text.contains { $0 == "," || $0 == ":" } ? "'\(text)'" : text
  }

  private func label(of row: Row) -> String {
    let than =
      isAcrossRuns
      ? " than in \(reports[0].name)" : hasOneReference ? " than '\(reference.shown)'" : ""
    let percent = NumberText.significant(rules.threshold * 100, digits: 2) + " %"
    let words =
      switch row.verdict {
      case .faster: "Faster\(than)"
      case .slower: "Slower\(than)"
      case .fasterSizeUncertain: "Faster\(than), by how much is uncertain"
      case .slowerSizeUncertain: "Slower\(than), by how much is uncertain"
      case .same: "The same within \(percent)"
      case .cannotTell: "No difference can be shown"
      case .differsBetweenLaunches: "Differs from launch to launch"
      case .tooFew: "Too few blocks for an interval"
      case .poolWidthDiffers: "Not judged, because the number of tasks at once differs"
      }
    return row.verdict.isDifferent ? words + (row.doubtWords.map { ", but \($0)" } ?? "") : words
  }
}
