import Terminal

extension ReportAnalysis {
  /// What one should know before believing the figures, a sentence or two each.
  package var remarks: [String] {
    var remarks = [
      "Clock: \(DurationText.format(nanoseconds: report.clock.p50)) a reading"
        + " (subtracted), 99.9 % below \(DurationText.format(nanoseconds: report.clock.p999))."
    ]
    remarks += [settlingWords].compactMap { $0 }
    if report.own != nil {
      remarks.append(
        "What the functions return is kept, but not checked: make sure that they do the same.")
    }
    remarks += LaunchRemarks(report.launches).sentences
    for row in rows {
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
    let empty = rows.enumerated().compactMap { index, row in
      row.entry.emptyCost.map {
        "\(report.shownName(of: index)) \(DurationText.format(nanoseconds: $0))"
      }
    }
    if !empty.isEmpty {
      remarks.append(
        (report.own == nil
          ? "With tasks that do nothing" : "A call of a function that does nothing")
          + " (never subtracted): " + empty.joined(separator: ", ") + ".")
    }
    return remarks
  }
}
