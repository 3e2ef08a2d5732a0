import Course
import Foundation
import Testing

/// A class that nobody graded: learners who pass, race or are stuck by turns, in three exercises.
enum InventedClass {
  private static let names = ["lost-update", "check-then-act", "lock-order"]

  /// The document of its page.
  ///
  /// - Parameter text: What names and texts of a learner's reports hold, by the learner's index.
  static func document(
    learners: [String], text: (Int) -> String = { _ in "a text of some words" }
  ) throws -> String {
    let course = try Course(
      folder: PageFolder.programs.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Exercises"))
    let books = try learners.enumerated().map { row, learner in
      let reports = names.enumerated().map { column, name in
        report(name, kind: (row + column + 2) % 3, text(row))
      }
      let data = try JSONSerialization.data(withJSONObject: reports)
      return Gradebook(
        course: "A course", learner: learner,
        exercises: try JSONDecoder().decode([GradeReport].self, from: data))
    }
    return try ClassPage(books, of: course) { row, _ in "grade run \(row)" }.json()
  }

  /// A report that passes (0), races (1) or is stuck (2).
  private static func report(_ name: String, kind: Int, _ text: String) -> [String: Any] {
    var report: [String: Any] = [
      "exercise": name, "title": text, "hasPassed": kind == 0, "points": kind == 0 ? 10 : 4,
      "of": 10, "certainty": "proved", "executions": 7, "problems": [Any](),
      "lines": [["criterion": "races", "points": kind == 0 ? 10 : 4, "of": 10, "reason": text]],
      "checks": [
        [
          "name": "countsToOne", "sentence": text, "hasPassed": kind == 0, "executions": 7,
          "certainty": "proved",
        ] as [String: Any]
      ],
    ]
    guard kind > 0 else { return report }
    let place: [String: Any] = ["file": text, "line": 3, "code": text, "column": 1]
    let row: [String: Any] = [
      "lane": 0, "text": text, "place": place, "note": text, "isSwitch": true, "reason": text,
      "isWrong": true,
    ]
    report["problems"] = [
      [
        "diagnosis": kind == 1 ? "dataRace" : "deadlock", "headline": text, "words": text,
        "explanation": text, "places": [place], "schedule": "1",
        "story": [
          "lanes": [["name": text, "kind": "thread"]], "rows": [row, row], "omitted": 0,
        ] as [String: Any],
      ] as [String: Any]
    ]
    return report
  }
}
