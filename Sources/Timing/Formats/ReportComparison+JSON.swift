import Terminal

extension ReportComparison {
  /// The comparison as JSON.
  ///
  /// - Throws: `EncodingError` if a number is not finite.
  package func json() throws -> String {
    try CanonicalJSON.text(
      Document(
        threshold: rules.threshold, confidence: rules.confidence, reference: reference,
        acrossRuns: isAcrossRuns, reports: reports.map(Identity.init),
        referenceChanges: referenceChanges.map(Change.init), cautions: cautions.map(Caution.init),
        comparisons: rows.map(Item.init)))
  }
}

private struct Document: Encodable {
  let kind = "interleave-comparison"
  let version = 2
  let threshold: Double
  let confidence: Double
  let reference: String
  let acrossRuns: Bool
  let reports: [Identity]
  let referenceChanges: [Change]
  let cautions: [Caution]
  let comparisons: [Item]
}

private struct Identity: Encodable {
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

  init(_ item: NamedReport) {
    (name, file) = (item.name, item.file)
    machine = item.report.machine
    toolchain = item.report.toolchain
    build = item.report.build
    commit = item.report.commit
    date = item.report.date
    seed = item.report.seed
    launches = item.report.launches.count
    blocks = item.report.launches.reduce(0) { $0 + $1.blocks.count }
  }
}

private struct Change: Encodable {
  let report: String
  let base: String
  let median: Double
  let baseMedian: Double
  let ratio: Double
  let low: Double?
  let high: Double?
  let change: ComparisonVerdict
  let doubtful: Bool

  init(_ change: ReferenceChange) {
    (report, base) = (change.report, change.base)
    (median, baseMedian) = (change.new, change.old)
    ratio = change.comparison.ratio
    low = change.comparison.interval?.lowerBound
    high = change.comparison.interval?.upperBound
    self.change = change.comparison.verdict
    doubtful = change.isDoubtful
  }
}

private struct Caution: Encodable {
  let kind: String
  let text: String

  init(_ caution: ComparisonCaution) {
    (kind, text) = (caution.kind, caution.words)
  }
}

private struct Item: Encodable {
  let pattern: String
  let base: String
  let file: String
  let ratio: Double
  let low: Double?
  let high: Double?
  let median: Double
  let baseMedian: Double
  let verdict: ComparisonVerdict
  let doubts: [String]
  let words: String
  let blocks: Int
  let blocksNeeded: Int?
  let launchRatios: [Double]
  let baseLaunchRatios: [Double]
  let confirmedSlower: Bool?

  init(_ row: ReportComparison.Row) {
    (pattern, base, file) = (row.pattern, row.base, row.file)
    ratio = row.comparison.ratio
    low = row.comparison.interval?.lowerBound
    high = row.comparison.interval?.upperBound
    (median, baseMedian) = (row.median, row.baseMedian)
    verdict = row.verdict
    doubts = row.doubts.map(\.rawValue)
    words = row.words
    blocks = row.comparison.blocks
    blocksNeeded = row.comparison.blocksNeeded
    launchRatios = row.comparison.launchRatios
    baseLaunchRatios = row.comparison.baseLaunchRatios
    confirmedSlower = row.isConfirmedSlower
  }
}
