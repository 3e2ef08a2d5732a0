import Terminal

extension ReportComparison {
  /// The version of the JSON.
  package static let version = 3

  /// The comparison as JSON.
  ///
  /// - Parameter isGate: Whether it says what the gate came to.
  /// - Throws: `EncodingError` if a number is not finite.
  package func json(isGate: Bool = false) throws -> String {
    try CanonicalJSON.text(Document(self, isGate: isGate))
  }
}

private struct Document: Encodable {
  let kind = "interleave-comparison"
  let version = ReportComparison.version
  let threshold: Double
  let confidence: Double
  let reference: String
  let acrossRuns: Bool
  let answers: [String]
  let heading: String
  let gate: Gate?
  let reports: [ComparedReport]
  let properties: [Property]
  let medians: [Medians]
  let times: AxisScale
  let referenceChanges: [Change]
  let cautions: [Caution]
  let ratios: AxisScale
  let comparisons: [Item]

  init(_ comparison: ReportComparison, isGate: Bool) {
    let rows = comparison.rows
    threshold = comparison.rules.threshold
    confidence = comparison.rules.confidence
    reference = comparison.reference
    acrossRuns = comparison.isAcrossRuns
    answers = comparison.answers
    heading = comparison.heading
    gate = isGate ? Gate(closed: comparison.closesGate, words: comparison.gateWords) : nil
    reports = comparison.reports.map {
      ComparedReport($0, reference: comparison.reference, rules: comparison.rules)
    }
    properties = ReportProperty.allCases.map { Property($0, in: comparison.reports) }
    medians = comparison.medians.map { Medians(pattern: $0.pattern, medians: $0.medians) }
    times = .ofTimes(reports.flatMap(\.patterns))
    referenceChanges = comparison.referenceChanges.map(Change.init)
    cautions = comparison.cautions.map(Caution.init)
    ratios = AxisScale.ofRatios(
      rows.flatMap { row in
        [row.comparison.ratio] + row.comparison.launchRatios
          + (row.comparison.interval.map { [$0.lowerBound, $0.upperBound] } ?? [])
      }, threshold: threshold)
    let count = rows.reduce(0) { $0 + $1.sets.reduce(0) { $0 + $1.ratios.count } }
    comparisons = rows.map {
      Item($0, name: comparison.name(of: $0), isWhole: count <= ComparedSamples.most)
    }
  }
}

private struct Gate: Encodable {
  let closed: Bool
  let words: String
}

/// What is known of each report, in the reports' order.
private struct Property: Encodable {
  let property: String
  let values: [String]
  let differs: Bool
  let doubt: String?

  init(_ property: ReportProperty, in reports: [NamedReport]) {
    self.property = property.label
    values = reports.map { property.shown(in: $0.report) }
    differs = Set(reports.map { property.value(in: $0.report) }).count > 1
    doubt = property.doubt?.rawValue
  }
}

private struct Medians: Encodable {
  let pattern: String
  let medians: [Double?]
  let shown: [String]

  init(pattern: String, medians: [Double?]) {
    self.pattern = pattern
    self.medians = medians
    shown = medians.map { $0.map { DurationText.format(nanoseconds: $0) } ?? "-" }
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
  let words: String

  init(_ change: ReferenceChange) {
    (report, base) = (change.report, change.base)
    (median, baseMedian) = (change.new, change.old)
    ratio = change.comparison.ratio
    low = change.comparison.interval?.lowerBound
    high = change.comparison.interval?.upperBound
    self.change = change.comparison.verdict
    doubtful = change.isDoubtful
    words = change.words
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
  let name: String
  let pattern: String
  let base: String
  let file: String
  let report: String
  let ratio: Double
  let low: Double?
  let high: Double?
  let ratioText: String
  let median: Double
  let baseMedian: Double
  let medianText: String
  let baseMedianText: String
  let verdict: ComparisonVerdict
  let doubts: [String]
  let words: String
  let blocks: Int
  let blocksNeeded: Int?
  let launchRatios: [Double]
  let baseLaunchRatios: [Double]
  let confirmedSlower: Bool?
  let samples: ComparedSamples

  init(_ row: ReportComparison.Row, name: String, isWhole: Bool) {
    self.name = name
    (pattern, base, file, report) = (row.pattern, row.base, row.file, row.report)
    ratio = row.comparison.ratio
    low = row.comparison.interval?.lowerBound
    high = row.comparison.interval?.upperBound
    ratioText = row.comparison.ratioText
    (median, baseMedian) = (row.median, row.baseMedian)
    medianText = DurationText.format(nanoseconds: row.median)
    baseMedianText = DurationText.format(nanoseconds: row.baseMedian)
    verdict = row.verdict
    doubts = row.doubts.map(\.rawValue)
    words = row.words
    blocks = row.comparison.blocks
    blocksNeeded = row.comparison.blocksNeeded
    launchRatios = row.comparison.launchRatios
    baseLaunchRatios = row.comparison.baseLaunchRatios
    confirmedSlower = row.isConfirmedSlower
    samples = ComparedSamples(row.sets, isWhole: isWhole)
  }
}
