import Course
import Foundation
import Terminal

/// `grade verify`: verifies the course, for its authors.
struct VerifyCommand {
  private let session: Session

  private var options: GradeOptions { session.options }
  private var course: Course { session.course }
  /// Whether tables that are not what comes out are written anew.
  private var writes: Bool { options.arguments.has("--write") }

  init(_ session: Session) { self.session = session }

  func run() throws -> ExitStatus {
    let exercises = try chosen()
    if options.arguments.has("--mutants") { return try MutantsCommand(session, exercises).run() }
    let verifications = try exercises.map { try Verification($0) }
    let pool = try PoolRun(session)
    var complaints: [Complaint] = []
    // One exercise after the other: what was graded is told when the user interrupts the rest.
    for (exercise, verification) in zip(exercises, verifications) {
      let (results, found) = verification.judge(pool.grade(verification.jobs))
      Console.print("\(exercise.number) \(exercise.name)")
      for result in results { Console.print("  " + line(result)) }
      complaints += found
      complaints += try MutantVerification(exercise).faultsOfList.map {
        Complaint(exercise: exercise.name, sentence: MutantText.sentence($0))
      }
      complaints += try settle(
        DiagnosisTable(exercise, results, session.commands), isSound: found.isEmpty)
    }
    if options.names.isEmpty { complaints += try CourseRules(course).complaints() }
    for complaint in complaints {
      Console.complain("\(complaint.exercise): \(complaint.sentence)", as: "grade")
    }
    guard complaints.isEmpty else { return .failure }
    let count = exercises.count == 1 ? "1 exercise" : "\(exercises.count) exercises"
    Console.print("Everything is as it should be: \(count).")
    return .success
  }

  private func chosen() throws -> [Exercise] {
    guard !options.names.isEmpty else { return course.exercises }
    return try options.names.map { try session.exercise(meaning: $0) }
  }

  /// Writes a table if that is asked for, and complains about one that is not what comes out.
  ///
  /// - Parameter isSound: Whether the rest of the exercise is as it should be: the table of another
  ///   one would document a mistake.
  private func settle(_ table: DiagnosisTable, isSound: Bool) throws -> [Complaint] {
    guard let complaint = table.complaint else { return [] }
    guard writes, isSound else { return [complaint] }
    try table.write()
    Console.print("  written: \(DiagnosisTable.fileName)")
    return []
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
