import Terminal

extension Gradebook {
  /// JUnit's XML: a suite for each exercise, a case for each line of points.
  package var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let cases = exercises.flatMap(\.lines)
    let failures = cases.count { $0.points < $0.of }
    lines.append(
      "<testsuites name=\"\(XML.attribute(course))\" tests=\"\(cases.count)\" "
        + "failures=\"\(failures)\">")
    for report in exercises {
      let failed = report.lines.count { $0.points < $0.of }
      lines.append(
        "  <testsuite name=\"\(XML.attribute(report.exercise))\" tests=\"\(report.lines.count)\" "
          + "failures=\"\(failed)\" errors=\"0\" skipped=\"0\">")
      for line in report.lines {
        let name = XML.attribute(line.criterion.title)
        let head =
          "    <testcase classname=\"\(XML.attribute(report.exercise))\" name=\"\(name)\""
        if line.points == line.of {
          lines.append(head + "/>")
        } else {
          let reason = XML.attribute(line.reason ?? "")
          lines.append(head + ">")
          lines.append(
            "      <failure message=\"\(reason)\" type=\"\(line.criterion.rawValue)\">"
              + XML.text(report.problemText) + "</failure>")
          lines.append("    </testcase>")
        }
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }
}

extension GradeFormat {
  /// JUnit's XML, which most systems of continuous integration read.
  static let junit = GradeFormat("junit", fileEnding: "xml") { book, _, _ in book.junit }
}
