import Checking
import Terminal

/// Exercism's `results.json`, version 3.
///
/// Described in Exercism's documentation, "The Test Runner Interface".
struct ExercismResults: Encodable {
  struct Test: Encodable {
    var name: String
    var status: String
    var message: String?
    var test_code: String
    var task_id: Int?
  }
  var version = 3
  var status: String
  var message: String?
  var tests: [Test]

  /// The most bytes of a message.
  private static let mostBytes = 65_535

  init(_ book: Gradebook, _ course: Course) throws(CourseError) {
    let hasRun = book.exercises.contains { !$0.checks.isEmpty || $0.judgesAnswer }
    tests = []
    for (number, report) in book.exercises.enumerated() {
      let exercise = course.exercise(report.exercise)
      let command = book.command(of: report)
      let task = book.exercises.count > 1 ? number + 1 : nil
      let prefix = book.exercises.count > 1 ? "\(report.exercise): " : ""
      for check in report.checks {
        let own = report.problems.filter { $0.check == check.name }
        var only = report
        only.problems = own.isEmpty ? report.problems : own
        tests.append(
          Test(
            name: prefix + check.sentence, status: check.hasPassed ? "pass" : "fail",
            message: check.hasPassed ? nil : Self.clip(only.problemText(command)),
            test_code: try exercise?.code(of: check.name) ?? "", task_id: task))
      }
      if report.judgesAnswer {
        // An answer has no checks: it is judged by its criteria.
        tests += report.lines.map { line in
          Test(
            name: prefix + line.criterion.title, status: line.points == line.of ? "pass" : "fail",
            message: line.points == line.of ? nil : Self.clip(report.problemText(command)),
            test_code: exercise?.program?.text ?? "", task_id: task)
        }
      } else if report.checks.isEmpty, hasRun {
        tests.append(
          Test(
            name: prefix + (report.state == .failed ? "it can be explored" : report.state.words),
            status: "error",
            message: Self.clip(report.problemText(command)), test_code: "", task_id: task))
      }
    }
    // "error" is for submissions of which no test could run; then there has to be a message.
    status = !hasRun ? "error" : book.hasPassed ? "pass" : "fail"
    message =
      hasRun
      ? nil
      : Self.clip(
        book.exercises.map { $0.problemText(book.command(of: $0)) }.joined(separator: "\n\n"))
    if !hasRun { tests = [] }
  }

  private static func clip(_ text: String) -> String {
    guard text.utf8.count > mostBytes else { return text }
    let note = "\n[cut here: the message is too long]"
    // The limit counts bytes where characters take several.
    var kept = ""
    var left = mostBytes - note.utf8.count
    for character in text {
      left -= character.utf8.count
      if left < 0 { break }
      kept.append(character)
    }
    return kept + note
  }
}

extension Gradebook {
  /// Exercism's form.
  ///
  /// - Throws: An error of the encoder.
  package func exercism(_ course: Course) throws -> String {
    try CanonicalJSON.text(try ExercismResults(self, course))
  }
}

extension Exercise {
  /// The text of a check's function.
  ///
  /// - Throws: ``CourseError`` if the check cannot be read.
  func code(of name: String) throws(CourseError) -> String? {
    let demands = try demands
    for source in try check {
      guard
        let demand = demands.first(where: { $0.name == name && $0.function.path == source.path })
      else { continue }
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      let first = demand.function.line - 1
      let last = lines[first...].firstIndex { $0 == "}" } ?? lines.index(before: lines.endIndex)
      return lines[first...last].joined(separator: "\n")
    }
    return nil
  }
}

extension GradeFormat {
  /// Exercism's `results.json`, version 3.
  static let exercism = GradeFormat("exercism", fileEnding: "json") { book, course, _ in
    try book.exercism(course)
  }
}
