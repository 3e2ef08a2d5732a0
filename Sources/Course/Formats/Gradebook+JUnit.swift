import Terminal

/// What JUnit calls a case without all points.
private enum JUnitResult: String, CaseIterable {
  case failure, error, skipped

  /// The attribute that counts them.
  var attribute: String { self == .skipped ? rawValue : rawValue + "s" }
}

extension GradeReport {
  fileprivate var result: JUnitResult {
    switch state {
    case .passed, .failed, .notAllowed: .failure
    case .doesNotCompile, .unreadable, .notGraded: .error
    case .missing: .skipped
    }
  }

  fileprivate func count(_ result: JUnitResult) -> Int {
    self.result == result ? lines.count { $0.points < $0.of } : 0
  }
}

extension Gradebook {
  /// JUnit's XML: a suite for each exercise, a case for each line of points.
  package var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let cases = exercises.flatMap(\.lines)
    lines.append(
      "<testsuites name=\"\(XML.attribute(course))\" tests=\"\(cases.count)\" "
        + "failures=\"\(count(.failure))\" errors=\"\(count(.error))\" "
        + "skipped=\"\(count(.skipped))\">")
    for report in exercises {
      let counts = JUnitResult.allCases.map { "\($0.attribute)=\"\(report.count($0))\"" }
      lines.append(
        "  <testsuite name=\"\(XML.attribute(report.exercise))\" tests=\"\(report.lines.count)\" "
          + counts.joined(separator: " ") + ">")
      for line in report.lines {
        let name = XML.attribute(line.criterion.title)
        let head =
          "    <testcase classname=\"\(XML.attribute(report.exercise))\" name=\"\(name)\""
        if line.points == line.of {
          lines.append(head + "/>")
        } else {
          let reason = XML.attribute(line.reason ?? "")
          lines.append(head + ">")
          let element = report.result.rawValue
          let type = report.state == .failed ? line.criterion.rawValue : report.state.rawValue
          // What was skipped has no type.
          let typed = report.result == .skipped ? "" : " type=\"\(type)\""
          lines.append(
            "      <\(element) message=\"\(reason)\"\(typed)>"
              + XML.text(report.problemText(command(of: report))) + "</\(element)>")
          lines.append("    </testcase>")
        }
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func count(_ result: JUnitResult) -> Int { exercises.reduce(0) { $0 + $1.count(result) } }
}

extension GradeFormat {
  /// JUnit's XML, which most systems of continuous integration read.
  static let junit = GradeFormat("junit", fileEnding: "xml") { book, _, _ in book.junit }
}
