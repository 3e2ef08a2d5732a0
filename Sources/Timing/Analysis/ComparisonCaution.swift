/// Something that one should know before believing a comparison.
package enum ComparisonCaution: Sendable {
  /// The reports were measured at different times.
  case measuredApart(reference: String)
  /// A report has everything in common with the first, samples included.
  case sameReport(String, base: String)
  /// A report was measured before the first.
  case older(String, base: String)
  /// A report differs from the first in some properties, which cast the same doubt.
  case differs(ComparisonDoubt, [Difference], report: String, base: String)
  /// The time of the reference itself changed.
  case reference(ReferenceChange)
  /// A pattern had another number of tasks at once.
  case width(WidthChange, report: String, base: String)
  /// Some patterns are in one report only.
  case onlyIn(String, patterns: [String])
  /// The measured code was not optimised.
  case notOptimised(String)
  /// Something disturbed launches.
  case doubtfulLaunches(String, [Report.Launch])
  /// The results of runs were wrong.
  case wrongResults(String, count: Int)

  /// A property with its values as they are shown.
  package struct Difference: Sendable, Equatable {
    /// The property.
    package let property: ReportProperty
    /// The value in the first report.
    package let old: String
    /// The value in the later report.
    package let new: String
  }

  /// What kind of caution it is, for programs.
  package var kind: String {
    switch self {
    case .measuredApart: "measured-apart"
    case .sameReport: "same-report"
    case .older: "older"
    case .differs(let doubt, _, _, _): "other-\(doubt.rawValue)"
    case .reference: "reference-changed"
    case .width: "pool-width-differs"
    case .onlyIn: "not-in-all"
    case .notOptimised: "not-optimised"
    case .doubtfulLaunches: "doubtful-launches"
    case .wrongResults: "wrong-results"
    }
  }
}

/// A report with the name by which it is spoken of.
package struct NamedReport: Sendable {
  /// The name: the file's, as short as it can be without meaning several.
  package let name: String
  /// The file as it was named by the user.
  package let file: String
  /// The report.
  package let report: Report

  /// Names reports by their files.
  package static func named(_ reports: [(file: String, report: Report)]) -> [NamedReport] {
    let files = reports.map(\.file)
    let short = files.map(lastPart)
    let isClear = Set(short).count == files.count
    return reports.enumerated().map { index, item in
      let before = files[..<index].count { $0 == item.file }
      let name = (isClear ? short[index] : item.file).shown
      return NamedReport(
        name: name + (before > 0 ? " (\(before + 1))" : ""), file: item.file, report: item.report)
    }
  }

  private static func lastPart(_ file: String) -> String {
    if file == "-" { return "standard input" }
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.hasSuffix(".json") && last.count > 5 ? String(last.dropLast(5)) : last
  }
}
