import Terminal

extension ReportAnalysis {
  /// The report as GitHub-flavoured Markdown.
  var markdown: String {
    var lines = [
      "### Timing of \(report.patterns.count) patterns", "",
      report.originProperties.map { "\($0): \(Markdown.escaped($1))" }.joined(separator: " · "), "",
      "| pattern | median | p10 to p90 | × bound | CPU/wall | ratio to "
        + "\(Markdown.escaped(report.patterns[reference].label)) | verdict |",
      "|:--|--:|--:|--:|--:|--:|:--|",
    ]
    for row in rows {
      let cells = [
        Markdown.escaped(row.entry.label), DurationText.format(nanoseconds: row.median),
        DurationText.format(nanoseconds: row.p10) + " to "
          + DurationText.format(nanoseconds: row.p90),
        row.boundRatio.map { NumberText.fixed($0, decimals: 2) } ?? "–",
        NumberText.fixed(row.parallelism, decimals: 2),
        row.comparison?.ratioText ?? "1",
        row.comparison?.words ?? "the reference",
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    if let settlingWords { lines += ["", Markdown.escaped(settlingWords)] }
    let doubtful = report.launches.filter { !$0.flags.isEmpty }
    for launch in doubtful {
      let flags = launch.flags.map(\.rawValue).joined(separator: ", ")
      lines += ["", "Launch \(launch.index) is doubtful: \(flags)."]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Text for Markdown tables.
package enum Markdown {
  /// The text as one cell that means nothing to Markdown.
  package static func escaped(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 }).printable
    return String(line.flatMap { "|*_`<>[]\\".contains($0) ? ["\\", $0] : [$0] })
  }
}

extension ReportFormat {
  /// A table for a web page or a step summary of a CI system.
  package static let markdown = ReportFormat("markdown", fileEnding: "md") { analysis, _, _ in
    analysis.markdown
  }
}
