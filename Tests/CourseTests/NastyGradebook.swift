import Course
import Foundation

/// A gradebook whose texts hold everything that a format could stumble over.
enum NastyGradebook {
  /// Quotes, escapes, markup, control characters, line ends of all kinds, several kinds of letters.
  static let text =
    "\"quoted\" 'single' \\ / <b>&amp; ]]> --> | *x* `y` [z](w) {\"a\":1} \u{1}\u{8}\u{1B}[31m\u{7F} "
    + "line\nfeed\r\nboth\rone\ttab \u{85}\u{2028} é e\u{301} <\u{301} |\u{301} \"\u{301} 👩‍👩‍👧 中文 \u{FFFE}\u{FFFF} end"

  /// The text as XML can hold it.
  static let textInXML = String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { scalar in
        let isLost = scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
        return isLost || scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "\u{FFFD}" : scalar
      }))

  /// A report of every kind: passed, partly right, not compiled.
  static func book(_ names: [String], long: Int = 70_000) throws -> Gradebook {
    var passed = report(names[0], [("builds", 1, 1), ("result", 9, 9)])
    passed["checks"] = [check(passes: true)]
    var partly = report(names[1], [("builds", 1, 1), ("result", 0, 3), ("races", 0, 6)])
    partly["checks"] = [check(passes: false)]
    partly["problems"] = [problem("dataRace")]
    var refused = report(names[2], [("builds", 0, 1), ("result", 0, 3), ("races", 0, 6)])
    refused["problems"] = [problem("doesNotCompile")]
    refused["diagnostics"] = text + String(repeating: "€", count: long) + "]]>"
    let data = try JSONSerialization.data(withJSONObject: [passed, partly, refused])
    return Gradebook(
      course: text, learner: text,
      exercises: try JSONDecoder().decode([GradeReport].self, from: data))
  }

  private static func report(
    _ name: String, _ lines: [(criterion: String, points: Int, of: Int)]
  ) -> [String: Any] {
    let points = lines.reduce(0) { $0 + $1.points }
    return [
      "exercise": name, "title": text, "hasPassed": points == 10, "points": points, "of": 10,
      "lines": lines.map { line in
        var object: [String: Any] = [
          "criterion": line.criterion, "points": line.points, "of": line.of,
        ]
        if line.points < line.of { object["reason"] = text }
        return object
      },
      "checks": [Any](), "problems": [Any](), "certainty": "proved",
      "executions": 7,
    ]
  }

  private static func check(passes: Bool) -> [String: Any] {
    [
      "name": "countsToOne", "sentence": text, "hasPassed": passes, "executions": 7,
      "certainty": "proved",
    ]
  }

  private static func problem(_ diagnosis: String) -> [String: Any] {
    [
      "diagnosis": diagnosis, "check": "countsToOne", "headline": text, "words": text,
      "explanation": text,
      "places": [
        ["file": "Counter.swift", "line": 3, "code": text, "column": 1, "function": "add"]
      ],
      "schedule": "v1:7:0",
    ]
  }
}
