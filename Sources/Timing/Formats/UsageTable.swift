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
      let batch = Double(report.patterns[index].batch)
      let samples = report.samples(of: index)
      let memory = report.patterns[index].memory
      let waits = samples.compactMap(\.waits).map { Double($0) / batch }
      return [
        TextLayout.clip(report.shownName(of: index).shown, to: max(12, width - 48), ellipsis: "~"),
        memory.map { Self.number($0.allocations) } ?? "-", memory.map { Self.size($0.peak) } ?? "-",
        waits.isEmpty ? "-" : Self.number(Quantiles.median(waits)),
        Self.number(Quantiles.median(samples.map { Double($0.switches) / batch })),
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

  private static func number(_ value: Double) -> String {
    value == value.rounded() && value < 1e6
      ? NumberText.fixed(value, decimals: 0) : NumberText.significant(value, digits: 3)
  }

  private static func size(_ bytes: Double) -> String {
    bytes < 1024
      ? "\(NumberText.fixed(bytes, decimals: 0)) B"
      : bytes < 1_048_576
        ? "\(NumberText.significant(bytes / 1024, digits: 3)) KiB"
        : "\(NumberText.significant(bytes / 1_048_576, digits: 3)) MiB"
  }
}
