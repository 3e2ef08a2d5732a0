import Course
import Foundation
import Terminal

/// `grade verify`: makes sure of the course, for its authors.
struct VerifyCommand {
  private let options: GradeOptions
  private let course: Course
  private let grader: Grader

  init(_ options: GradeOptions, _ course: Course, _ grader: Grader) {
    self.options = options
    self.course = course
    self.grader = grader
  }

  func run() throws -> ExitStatus {
    let exercises = try chosen()
    var complaints: [Complaint] = []
    var table: [Verified] = []
    let isMarkdown = options.arguments.has("--markdown")
    for exercise in exercises {
      if !isMarkdown { Console.print("\(exercise.number) \(exercise.name)") }
      complaints += try Verification(grader).verify(exercise) { verified in
        table.append(verified)
        if !isMarkdown { Console.print("  " + line(verified)) }
      }
    }
    if options.names.isEmpty { complaints += CourseRules(course).complaints }
    if isMarkdown { Console.print(VerificationTable(table, course).markdown, terminator: "") }
    for complaint in complaints {
      Console.complain("\(complaint.exercise): \(complaint.sentence)", as: "grade")
    }
    guard complaints.isEmpty else { return .failure }
    if !isMarkdown {
      Console.print("Everything is as it should be: \(exercises.count) exercises.")
    }
    return .success
  }

  private func chosen() throws -> [Exercise] {
    guard !options.names.isEmpty else { return course.exercises }
    return try options.names.map { try course.exercise(meaning: $0) }
  }

  private func line(_ verified: Verified) -> String {
    let others = verified.diagnoses.dropFirst()
    let also = others.isEmpty ? "" : ", then \(others.joined(separator: ", "))"
    let sign = verified.isAsExpected ? "ok  " : "BAD "
    let wanted = verified.isAsExpected ? "" : ", wanted \(verified.expected)"
    return "\(sign) \(verified.path): \(verified.got)\(also)\(wanted) "
      + "(\(verified.points) points, \(verified.executions) executions)"
  }
}
