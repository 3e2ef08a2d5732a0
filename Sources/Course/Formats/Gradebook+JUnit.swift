extension Gradebook {
  /// JUnit's XML: a suite for each exercise, a case for each line of points.
  public var junit: String {
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

/// Text for XML 1.0, which has no place for most control characters.
enum XML {
  static func text(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isAllowed =
            scalar == "\t" || scalar == "\n" || scalar == "\r"
            || scalar.value >= 0x20
              && scalar.value != 0xFFFE && scalar.value != 0xFFFF
          return isAllowed ? scalar : "\u{FFFD}"
        })
    ).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  static func attribute(_ text: String) -> String {
    self.text(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
  }
}
