import Checking
import Terminal

/// The result that GitHub Classroom's grading reporter takes from a grader, as JSON: a test for each
/// line of points, so that there is partial credit.
struct ClassroomResults: Encodable {
  struct Test: Encodable {
    var name: String
    var status: String
    var score: Int
    var max_score: Int
    var message: String?
    var test_code: String
    var filename: String
    var line_no: Int
  }
  var version = 1
  var status: String
  var max_score: Int
  var tests: [Test]

  init(_ book: Gradebook, _ course: Course) {
    status = book.hasPassed ? "pass" : book.exercises.allSatisfy(\.isUnexplored) ? "error" : "fail"
    max_score = book.of
    tests = book.exercises.flatMap { report in
      report.lines.map { line in
        let place = report.problems.first { $0.diagnosis.criterion == line.criterion }?.places.first
        return Test(
          name: "\(report.exercise): \(line.criterion.title)",
          status: line.points == line.of ? "pass" : report.isUnexplored ? "error" : "fail",
          score: line.points, max_score: line.of,
          message: line.points == line.of
            ? nil : line.reason ?? report.problemText(book.command(of: report)),
          test_code: book.command(of: report),
          filename: course.exercise(report.exercise)?.fileName ?? "", line_no: place?.line ?? 0)
      }
    }
  }
}

extension GradeReport {
  /// Whether nothing could be explored.
  var isUnexplored: Bool { checks.isEmpty && !judgesAnswer }
}

extension Gradebook {
  /// GitHub Classroom's form.
  ///
  /// - Throws: An error of the encoder.
  package func classroom(_ course: Course) throws -> String {
    try CanonicalJSON.text(ClassroomResults(self, course))
  }
}

extension GradeFormat {
  /// The result JSON of GitHub Classroom's graders.
  static let classroom = GradeFormat("classroom", fileEnding: "json") { book, course, _ in
    try book.classroom(course)
  }
}
