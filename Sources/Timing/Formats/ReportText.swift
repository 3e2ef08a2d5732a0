import Foundation
import Terminal

/// A report as tables for people.
struct ReportText {
  let analysis: ReportAnalysis
  let width: Int
  let hasUnicode: Bool

  private var report: Report { analysis.report }

  var text: String {
    var lines = wrapped(opening)
    lines.append("")
    lines += TextLayout.columns(table, right: Set(1...7))
    lines.append("")
    let usage = UsageTable(analysis, width: width)
    if !usage.rows.isEmpty { lines += TextLayout.columns(usage.rows, right: Set(1...4)) + [""] }
    lines += comparisons
    lines += (analysis.remarks + usage.remarks).flatMap { [""] + wrapped($0) }
    lines.append("")
    lines += wrapped(
      "median with p10 to p90 of all samples. bound: max(T1/P, Tinf). cpu/wall: processors kept "
        + "busy. ratio: time over that of \(reference), paired block by block, with its "
        + "\(NumberText.fixed(analysis.rules.confidence * 100, decimals: 0)) % interval.")
    return lines.map(ascii).joined(separator: "\n") + "\n"
  }

  private var reference: String { report.shownName(of: analysis.reference) }

  private var opening: String {
    let blocks = report.launches.reduce(0) { $0 + $1.blocks.count }
    let commit = report.commit.map { ", commit \($0.hash.prefix(10))\($0.dirty ? "+" : "")" } ?? ""
    return "\(report.work), seed \(report.seed); "
      + "\(report.launches.count) launches, \(blocks) blocks. \(report.machine.cpu), "
      + "\(report.machine.cores) cores, \(report.machine.os), Swift \(report.toolchain), "
      + "\(report.build.rawValue) build\(commit), \(report.date)."
  }

  private var table: [[String]] {
    [
      [
        report.own == nil ? "pattern" : "function", "median", "p10", "p90", "bound", "x bound",
        "cpu/wall", "peak",
      ]
    ]
      + analysis.rows.enumerated().map { index, row in
        let figures = PatternFigures(row, of: index, in: report)
        return [
          TextLayout.clip(report.shownName(of: index), to: max(12, width - 64), ellipsis: "~"),
          figures.median, figures.p10, figures.p90, figures.bound, figures.boundRatio,
          figures.parallelism, figures.peak,
        ]
      }
  }

  private var comparisons: [String] {
    let rows = analysis.rows.enumerated().compactMap { index, row in
      row.comparison.map { (report.shownName(of: index), $0, $0.words) }
    }
    return ComparisonLines(rows: rows, width: width, hasUnicode: hasUnicode).lines
  }

  private func wrapped(_ text: String) -> [String] {
    TextLayout.wrap(text, width: min(width, 100))
  }

  private func ascii(_ line: String) -> String {
    hasUnicode ? line : TextLayout.ascii(line)
  }
}

extension ReportFormat {
  /// Tables for people.
  package static let text = ReportFormat("text") { analysis, width, hasUnicode in
    ReportText(analysis: analysis, width: width, hasUnicode: hasUnicode).text
  }
}
