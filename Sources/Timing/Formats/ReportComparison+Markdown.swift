import Terminal

extension ReportComparison {
  /// The comparison as tables in GitHub-flavoured Markdown: the verdicts, then the reports.
  package var markdown: String {
    var lines = [
      "| pattern | compared with | median | before | ratio | verdict |",
      "|:--|:--|--:|--:|--:|:--|",
    ]
    for row in rows {
      let name = isAcrossRuns ? "\(row.pattern.shown) (\(row.file.shown))" : row.pattern.shown
      let cells = [
        name, row.base.shown, DurationText.format(nanoseconds: row.median),
        DurationText.format(nanoseconds: row.baseMedian), row.comparison.ratioText, row.words,
      ]
      lines.append("| " + cells.map(Markdown.escaped).joined(separator: " | ") + " |")
    }
    lines += (referenceChanges.map(\.words) + cautions.map(\.words)).flatMap {
      ["", Markdown.escaped($0)]
    }
    return (lines + [""] + identity).joined(separator: "\n") + "\n"
  }

  /// A column for each report, and a row for each property.
  private var identity: [String] {
    let names = reports.map { Markdown.escaped($0.name) }
    return ["| | " + names.joined(separator: " | ") + " |"]
      + ["|:--" + String(repeating: "|:--", count: names.count) + "|"]
      + ReportProperty.allCases.map { property in
        let values = reports.map { Markdown.escaped(property.shown(in: $0.report)) }
        return "| \(property.label) | " + values.joined(separator: " | ") + " |"
      }
  }
}
