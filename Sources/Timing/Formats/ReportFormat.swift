/// The forms in which a timing report can be written.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Tables for people.
  case text
  /// The report itself, with every sample; the only form that `compare` reads.
  case json
  /// A table for a web page or a step summary of a CI system.
  case markdown
  /// One row a sample.
  case csv
  /// The Go benchmark format, which `benchstat` reads.
  case benchstat
  /// The JSON of `hyperfine --export-json`, which hyperfine's scripts read.
  case hyperfine
  /// The JSON of Google Benchmark, which its `compare.py` reads.
  case googlebenchmark
  /// JUnit XML, which CI systems read.
  case junit

  /// Writes a report in this form.
  ///
  /// - Parameters:
  ///   - analysis: The report, worked out.
  ///   - width: The number of columns of the text form.
  ///   - hasUnicode: Whether the text form may use characters outside ASCII.
  /// - Returns: The text, ending in a line break.
  /// - Throws: `EncodingError` if a number of the report is not finite.
  public func render(
    _ analysis: ReportAnalysis, width: Int = 80, hasUnicode: Bool = true
  ) throws -> String {
    switch self {
    case .text: ReportText(analysis: analysis, width: width, hasUnicode: hasUnicode).text
    case .json: try analysis.report.json()
    case .markdown: analysis.markdown
    case .csv: analysis.report.csv
    case .benchstat: analysis.report.benchstat
    case .hyperfine: try analysis.report.hyperfine()
    case .googlebenchmark: try analysis.report.googleBenchmark()
    case .junit: analysis.junit
    }
  }
}
