import Checking
import Course
import Foundation
import Terminal
import Worker

/// `grade run`: one exercise, once.
struct RunCommand {
  private let options: GradeOptions
  private let course: Course
  private let grader: Grader

  init(_ options: GradeOptions, _ course: Course, _ grader: Grader) {
    self.options = options
    self.course = course
    self.grader = grader
  }

  func run() throws -> ExitStatus {
    guard let name = options.names.first, let exercise = course.exercise(name) else {
      throw UsageError("name an exercise")
    }
    let file = options.arguments.string("--file") ?? ""
    let submission = Submission(file: URL(filePath: file), name: exercise.fileName)
    if options.arguments.has(GradingPool.marker) { Limits.set() }
    let report = try grader.grade(submission, of: exercise)
    if let json = options.arguments.string("--json") {
      try OutputFile(json).write(try report.json())
      return report.hasPassed ? .success : .failure
    }
    let command = "swift run grade run \(exercise.name)"
    Console.print(
      ReportText(report, style: options.style, command: command).text, terminator: "")
    if report.hasPassed, case .text(let text) = submission.content,
      let run = try grader.showRealRun(
        SwiftSource(path: exercise.fileName, text: text), of: exercise, argument: Showing.argument)
    {
      Console.print("\n" + run.lines(options.style).joined(separator: "\n"))
    }
    return report.hasPassed ? .success : .failure
  }
}
