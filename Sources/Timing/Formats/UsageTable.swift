import Terminal

/// What runs take beside time: memory, and changes of threads.
struct UsageTable {
  /// The table with its head; empty if nothing was counted.
  let rows: [[String]]
  /// What one has to know about it.
  let remarks: [String]

  init(_ analysis: ReportAnalysis, width: Int) {
    let report = analysis.report
    let cells = analysis.rows.indices.map { index in
      let figures = PatternFigures(analysis.rows[index], of: index, in: report)
      return [
        TextLayout.clip(report.shownName(of: index).shown, to: max(12, width - 48), ellipsis: "~"),
        figures.allocations, figures.memory, figures.waits, figures.switches,
      ]
    }
    guard report.patterns.contains(where: { $0.memory != nil }) else {
      (rows, remarks) = ([], [])
      return
    }
    rows =
      [[report.own == nil ? "a run" : "a call", "allocations", "memory", "waits", "taken away"]]
      + cells
    remarks = [
      "allocations and memory (the most bytes at once above those before, without the stacks of "
        + "threads) were counted in runs that were not timed"
        + (report.own == nil ? ", with what recording the tasks takes" : "")
        + ". waits, taken away: how often a thread gave its processor up, or lost it; middle values."
    ]
  }
}
