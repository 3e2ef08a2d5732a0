import Checking
import Foundation
import Terminal

extension Gradebook {
  /// The report of each exercise, and below it a line for each place where something is wrong, as compilers write it.
  ///
  /// - Parameter folder: The folder in which the command runs.
  func problems(_ course: Course, _ style: TerminalStyle, folder: String) -> String {
    exercises.map { report in
      let text = GradeReportText(report, style: style, command: command(of: report)).text
      let lines = report.problemLines { name in
        guard name.hasPrefix("check/") else { return files[report.exercise] ?? name }
        let home = course.exercise(report.exercise)?.home(ofCheck: name)
        let path = home?.appending(path: name).path ?? name
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      }
      return text + (lines.isEmpty ? "" : "\n" + lines.map { "\($0)\n" }.joined())
    }.joined(separator: "\n")
  }
}

extension GradeReport {
  fileprivate func problemLines(file: (String) -> String) -> [ProblemLine] {
    let errors = diagnostics.map { Diagnostic.all(in: $0).filter { $0.severity == "error" } } ?? []
    guard errors.isEmpty else {
      return errors.map {
        ProblemLine(
          Place(file: $0.path, line: $0.line, column: $0.column), .error, $0.message, file: file)
      }
    }
    return problems.flatMap { problem in
      ProblemLine.all(
        at: problem.places, problem.diagnosis.level,
        Finding.sentences(problem.headline, problem.words, problem.explanation), file: file)
    }
  }
}

extension GradeFormat {
  /// The report as people read it, with lines that editors understand.
  static let problems = GradeFormat("problems", fileEnding: "txt") { book, course, style in
    book.problems(course, style, folder: FileManager.default.currentDirectoryPath)
  }
}
