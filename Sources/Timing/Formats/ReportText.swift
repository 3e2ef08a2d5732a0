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
    lines += (remarks + usage.remarks).flatMap { [""] + wrapped($0) }
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
    return "\(work), seed \(report.seed); "
      + "\(report.launches.count) launches, \(blocks) blocks. \(report.machine.cpu), "
      + "\(report.machine.cores) cores, \(report.machine.os), Swift \(report.toolchain), "
      + "\(report.build.rawValue) build\(commit), \(report.date)."
  }

  private var work: String {
    if let own = report.own {
      return "\(report.patterns.count) functions of \(own.file.shown), compiled with "
        + "\(own.flags.shown), calls in a sample "
        + report.patterns.map { "\($0.batch)" }.joined(separator: ", ")
    }
    return "\(report.workload.tasks) tasks (\(report.workload.kind.rawValue)), 1 unit = "
      + DurationText.format(nanoseconds: report.workload.unit)
  }

  private var table: [[String]] {
    [
      [
        report.own == nil ? "pattern" : "function", "median", "p10", "p90", "bound", "x bound",
        "cpu/wall", "peak",
      ]
    ]
      + analysis.rows.enumerated().map { index, row in
        [
          TextLayout.clip(report.shownName(of: index), to: max(12, width - 64), ellipsis: "~"),
          time(row.median), time(row.p10), time(row.p90), row.bound.map(time) ?? "-",
          row.boundRatio.map { NumberText.fixed($0, decimals: 2) } ?? "-",
          NumberText.fixed(row.parallelism, decimals: 2), row.peak.map { "\($0)" } ?? "-",
        ]
      }
  }

  private var comparisons: [String] {
    let rows = analysis.rows.enumerated().compactMap { index, row in
      row.comparison.map { (report.shownName(of: index), $0, $0.words) }
    }
    return ComparisonLines(rows: rows, width: width, hasUnicode: hasUnicode).lines
  }

  /// What one should know before believing the figures.
  private var remarks: [String] {
    var remarks = [
      "Clock: \(DurationText.format(nanoseconds: report.clock.p50)) a reading"
        + " (subtracted), 99.9 % below \(DurationText.format(nanoseconds: report.clock.p999))."
    ]
    remarks += [analysis.settlingWords].compactMap { $0 }
    if report.own != nil {
      remarks.append(
        "What the functions return is kept, but not checked: make sure that they do the same.")
    }
    remarks += LaunchRemarks(report.launches).sentences
    for row in analysis.rows {
      if !row.driftingLaunches.isEmpty {
        remarks.append(
          "\(row.entry.label) was still drifting in launch "
            + row.driftingLaunches.map { "\($0)" }.joined(separator: ", ") + ".")
      }
      if row.contaminated > 0 {
        let clean = row.clean.map { "; clean blocks only: \($0.ratioText) (n=\($0.blocks))" } ?? ""
        remarks.append(
          "\(row.entry.label): \(row.contaminated) of \(row.times.count) samples were probably "
            + "disturbed (flagged, not dropped)\(clean).")
      }
    }
    let empty = analysis.rows.enumerated().compactMap { index, row in
      row.entry.emptyCost.map { "\(report.shownName(of: index)) \(time($0))" }
    }
    if !empty.isEmpty {
      remarks.append(
        (report.own == nil
          ? "With tasks that do nothing" : "A call of a function that does nothing")
          + " (never subtracted): " + empty.joined(separator: ", ") + ".")
    }
    return remarks
  }

  private func time(_ nanoseconds: Double) -> String {
    DurationText.format(nanoseconds: nanoseconds)
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
