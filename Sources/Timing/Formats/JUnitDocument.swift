import Terminal

/// JUnit XML, in the subset that CI systems agree on.
///
/// https://github.com/testmoapp/junitxml
struct JUnitDocument {
  /// One test case.
  struct Case {
    /// How it went.
    enum Outcome {
      /// All right.
      case passed
      /// Not all right, with the reason.
      case failed(String)
      /// It cannot be told, with the reason.
      case skipped(String)
    }
    let name: String
    let className: String
    let seconds: Double
    let outcome: Outcome
  }

  let name: String
  let timestamp: String?
  let properties: [(String, String)]
  let cases: [Case]

  var text: String {
    let failures = cases.filter { if case .failed = $0.outcome { true } else { false } }.count
    let skipped = cases.filter { if case .skipped = $0.outcome { true } else { false } }.count
    let time = NumberText.fixed(cases.reduce(0) { $0 + $1.seconds }, decimals: 6)
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\" "
      + "time=\"\(time)\""
    let when = timestamp.map { " timestamp=\"\(XML.attribute($0))\"" } ?? ""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"\(XML.attribute(name))\" \(counts)>",
      " <testsuite name=\"\(XML.attribute(name))\" \(counts)\(when)>",
      "  <properties>",
    ]
    lines += properties.map {
      "   <property name=\"\(XML.attribute($0))\" value=\"\(XML.attribute($1))\"/>"
    }
    lines.append("  </properties>")
    lines += cases.map(line)
    return (lines + [" </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func line(for item: Case) -> String {
    let head =
      "  <testcase name=\"\(XML.attribute(item.name))\" classname=\"\(XML.attribute(item.className))\" "
      + "time=\"\(NumberText.fixed(item.seconds, decimals: 6))\""
    switch item.outcome {
    case .passed: return head + "/>"
    case .failed(let why):
      return head + "><failure message=\"\(XML.attribute(why))\" type=\"Slowdown\"/></testcase>"
    case .skipped(let why):
      return head + "><skipped message=\"\(XML.attribute(why))\"/></testcase>"
    }
  }
}

extension ReportAnalysis {
  /// The report as JUnit XML: a case a pattern; a sample whose result was wrong fails it.
  var junit: String {
    let cases = rows.enumerated().map { index, row in
      let wrong = report.samples(of: index).filter { !$0.checked }.count
      return JUnitDocument.Case(
        name: row.entry.label, className: "bench.\(report.workload.kind.rawValue)",
        seconds: row.median / 1e9,
        outcome: wrong == 0 ? .passed : .failed("\(wrong) runs had a wrong result"))
    }
    return JUnitDocument(
      name: "bench", timestamp: report.date, properties: report.originProperties, cases: cases
    ).text
  }
}

extension Report {
  /// Where the figures come from, as names and values.
  var originProperties: [(String, String)] {
    [
      ("machine", "\(machine.cpu), \(machine.cores) cores, \(machine.os)"),
      ("toolchain", toolchain), ("build", build.rawValue),
      ("commit", commit.map { $0.hash + ($0.dirty ? " (changed)" : "") } ?? "unknown"),
      ("seed", "\(seed)"), ("workload", "\(workload.kind.rawValue), \(workload.tasks) tasks"),
    ]
  }
}

extension ReportFormat {
  /// JUnit XML, which CI systems read.
  package static let junit = ReportFormat("junit", fileEnding: "xml") { analysis, _, _ in
    analysis.junit
  }
}
