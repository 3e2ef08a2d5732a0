import Terminal

extension Report {
  /// The JSON of `hyperfine --export-json`: https://github.com/sharkdp/hyperfine; times in seconds.
  func hyperfine() throws -> String {
    struct Document: Encodable {
      let results: [Result]
    }
    struct Result: Encodable {
      let command: String
      let mean: Double
      let stddev: Double?
      let median: Double
      let user: Double
      let system: Double
      let min: Double
      let max: Double
      let times: [Double]
      let exit_codes: [Int]  // hyperfine's own name
      let parameters: [String: String]
    }
    let results = patterns.indices.map { index in
      let samples = samples(of: index)
      let times = samples.map { $0.wall / 1e9 }
      let mean = times.reduce(0, +) / Double(times.count)
      let squares = times.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return Result(
        command: patterns[index].label, mean: mean,
        stddev: times.count > 1 ? (squares / Double(times.count - 1)).squareRoot() : nil,
        median: Quantiles.median(times),
        // hyperfine has user and system time apart; a report has their sum.
        user: samples.reduce(0) { $0 + $1.cpu / 1e9 } / Double(samples.count), system: 0,
        min: times.min() ?? 0, max: times.max() ?? 0, times: times,
        exit_codes: samples.map { $0.checked ? 0 : 1 },
        parameters: [
          "pattern": patterns[index].label, "workload": workload.kind.rawValue,
          "tasks": "\(workload.tasks)",
        ])
    }
    return try CanonicalJSON.text(Document(results: results))
  }
}

extension ReportFormat {
  /// The JSON of `hyperfine --export-json`, which hyperfine's scripts read.
  package static let hyperfine = ReportFormat("hyperfine") { analysis, _, _ in
    try analysis.report.hyperfine()
  }
}
