import Terminal

/// The `results.json` that an autograder of Gradescope writes: a test for each line of points.
///
/// Described in Gradescope's autograder documentation, "Autograder Specifications". There is no
/// execution time in it: the same submission gives the same bytes.
struct GradescopeResults: Encodable {
  struct Test: Encodable {
    var name: String
    var number: String
    var score: Int
    var max_score: Int
    var status: String
    var output: String?
    var output_format: String?
    var tags: [String]
    var visibility = "visible"
  }
  var score: Int
  var output: String
  var output_format = "text"
  var visibility = "visible"
  var tests: [Test]

  init(_ book: Gradebook) {
    score = book.points
    let style = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)
    output = book.wholeText(style)
    tests = book.exercises.enumerated().flatMap { number, report in
      let prefix = book.exercises.count > 1 ? "\(report.exercise): " : ""
      return report.lines.enumerated().map { index, line in
        let isWhole = line.points == line.of
        return Test(
          name: prefix + line.criterion.title, number: "\(number + 1).\(index + 1)",
          score: line.points, max_score: line.of, status: isWhole ? "passed" : "failed",
          output: isWhole ? nil : report.text(about: line, command: book.command(of: report)),
          output_format: isWhole ? nil : "text",
          tags: [report.exercise, line.criterion.rawValue])
      }
    }
  }
}

extension GradeReport {
  /// Why a line has not all its points: in a few words, and what was found that costs them.
  fileprivate func text(about line: Line, command: String) -> String {
    var only = self
    only.problems = problems.filter { $0.diagnosis.criterion == line.criterion }
    let details = only.problems.isEmpty && diagnostics == nil ? "" : only.problemText(command)
    return [line.reason ?? "", details].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension Gradebook {
  /// Gradescope's form.
  ///
  /// - Throws: An error of the encoder.
  package func gradescope() throws -> String { try CanonicalJSON.text(GradescopeResults(self)) }
}

extension GradeFormat {
  /// Gradescope's `results.json`.
  static let gradescope = GradeFormat("gradescope", fileEnding: "json") { book, _, _ in
    try book.gradescope()
  }
}
