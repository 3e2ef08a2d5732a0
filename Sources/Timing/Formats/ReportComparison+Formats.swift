import Terminal

extension ReportComparison {
  /// The comparison as a table in GitHub-flavoured Markdown.
  package var markdown: String {
    var lines = [
      "| pattern | compared with | ratio | verdict |", "|:--|:--|--:|:--|",
    ]
    for row in rows {
      let name = isAcrossRuns ? "\(row.pattern) (\(row.file))" : row.pattern
      lines.append(
        "| \(Markdown.escaped(name)) | \(Markdown.escaped(row.base)) "
          + "| \(Markdown.escaped(row.comparison.ratioText)) "
          + "| \(row.comparison.words(threshold: rules.threshold)) |")
    }
    lines += cautions.flatMap { ["", Markdown.escaped($0)] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The comparison as JUnit XML: a confirmed or certain slowdown fails, "cannot tell" is skipped.
  package var junit: String {
    JUnitDocument(
      name: "compare", timestamp: nil, properties: [("threshold", "\(rules.threshold)")],
      cases: rows.map { row in
        JUnitDocument.Case(
          name: "\(row.pattern) against \(row.base)", className: "compare",
          seconds: row.median / 1e9, outcome: row.comparison.outcome(threshold: rules.threshold))
      }
    ).text
  }

  /// The comparison as JSON.
  ///
  /// - Throws: `EncodingError` if a number is not finite.
  package func json() throws -> String {
    struct Document: Encodable {
      let kind = "interleave-comparison"
      let version = 1
      let threshold: Double
      let confidence: Double
      let reference: String
      let acrossRuns: Bool
      let cautions: [String]
      let comparisons: [Item]
    }
    struct Item: Encodable {
      let pattern: String
      let base: String
      let file: String
      let ratio: Double
      let low: Double?
      let high: Double?
      let verdict: ComparisonVerdict
      let words: String
      let blocks: Int
      let blocksNeeded: Int?
      let launchRatios: [Double]
      let confirmedSlower: Bool?
    }
    let items = rows.map { row in
      Item(
        pattern: row.pattern, base: row.base, file: row.file, ratio: row.comparison.ratio,
        low: row.comparison.interval?.lowerBound, high: row.comparison.interval?.upperBound,
        verdict: row.comparison.verdict, words: row.comparison.words(threshold: rules.threshold),
        blocks: row.comparison.blocks, blocksNeeded: row.comparison.blocksNeeded,
        launchRatios: row.comparison.launchRatios, confirmedSlower: row.isConfirmedSlower)
    }
    return try CanonicalJSON.text(
      Document(
        threshold: rules.threshold, confidence: rules.confidence, reference: reference,
        acrossRuns: isAcrossRuns, cautions: cautions, comparisons: items))
  }
}
