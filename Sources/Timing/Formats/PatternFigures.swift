import Terminal

/// What a pattern's times come to, and what a run takes besides, as people read it; `-` for what is not known.
struct PatternFigures: Encodable {
  let median: String
  let p10: String
  let p90: String
  let bound: String
  let boundRatio: String
  let parallelism: String
  let peak: String
  let allocations: String
  let memory: String
  let waits: String
  let switches: String

  init(_ row: ReportAnalysis.Row, of index: Int, in report: Report) {
    let time = { (nanoseconds: Double) in DurationText.format(nanoseconds: nanoseconds) }
    median = time(row.median)
    p10 = time(row.p10)
    p90 = time(row.p90)
    bound = row.bound.map(time) ?? "-"
    boundRatio = row.boundRatio.map { NumberText.fixed($0, decimals: 2) } ?? "-"
    parallelism = NumberText.fixed(row.parallelism, decimals: 2)
    peak = row.peak.map { "\($0)" } ?? "-"
    let counted = row.entry.memory
    allocations = counted.map { Self.number($0.allocations) } ?? "-"
    memory = counted.map { Self.size($0.peak) } ?? "-"
    let (samples, batch) = (report.samples(of: index), Double(row.entry.batch))
    let waited = samples.compactMap(\.waits).map { Double($0) / batch }
    waits = waited.isEmpty ? "-" : Self.number(Quantiles.median(waited))
    switches = Self.number(Quantiles.median(samples.map { Double($0.switches) / batch }))
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
