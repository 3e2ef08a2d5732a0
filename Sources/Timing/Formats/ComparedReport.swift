import Terminal

/// A report in the JSON of a comparison: what it is, and what it says of each pattern.
struct ComparedReport: Encodable {
  let name: String
  let file: String
  let machine: Report.Machine
  let toolchain: String
  let build: Report.Build
  let commit: Report.Commit?
  let date: String
  let seed: UInt64
  let launches: Int
  let blocks: Int
  let work: String
  let remarks: [String]
  let disturbed: [Disturbed]
  let patterns: [Pattern]

  /// A launch that is doubtful.
  struct Disturbed: Encodable {
    let launch: Int
    let flags: [Report.Launch.Flag]
    let words: String
  }

  /// What was measured, with its times in nanoseconds.
  struct Pattern: Encodable {
    let pattern: String
    let label: String
    let median: Double
    let p10: Double
    let p90: Double
    let bound: Double?
    let shown: PatternFigures
  }

  /// - Parameter reference: The name of the pattern that the others are compared with.
  init(_ item: NamedReport, reference: String, rules: Comparison.Rules) {
    let report = item.report
    (name, file) = (item.name, item.file)
    machine = report.machine
    toolchain = report.toolchain
    build = report.build
    commit = report.commit
    date = report.date
    seed = report.seed
    launches = report.launches.count
    blocks = report.launches.reduce(0) { $0 + $1.blocks.count }
    work = report.work
    let index = report.patterns.indices.first { report.shownName(of: $0) == reference }
    let analysis = ReportAnalysis(report, reference: index ?? 0, rules: rules)
    remarks = analysis.remarks + UsageTable(analysis, width: 100).remarks
    disturbed = report.launches.filter { !$0.flags.isEmpty }.map { launch in
      Disturbed(
        launch: launch.index, flags: launch.flags,
        words: launch.flags.map { LaunchRemarks.sentence($0, launch) }.joined(separator: " "))
    }
    patterns = analysis.rows.enumerated().map { index, row in
      Pattern(
        pattern: report.shownName(of: index), label: row.entry.label, median: row.median,
        p10: row.p10, p90: row.p90, bound: row.bound,
        shown: PatternFigures(row, of: index, in: report))
    }
  }
}
