import CommandSupport
import Course
import Exploration
import Foundation
import Grading
import Testing

@Suite("A submission that was prepared for its numbers", .timeLimit(.minutes(60)))
struct PreparedNumbersTests {
  /// It gives one answer whatever it is asked, and has a comment with which the first set asks for that one.
  private static var prepared: String? {
    (0..<10_000).lazy.map { number in
      """
      final class PendingReport: @unchecked Sendable {
        func finish(with text: String) {}
        func result() -> String { "42 pages" }
      }
      // \(number)
      """
    }.first { text in
      var numbers = Numbers(seed: Salt.seed(of: text, with: nil))
      return numbers.next(in: 10...99) == 42
    }
  }

  @Test("fails, although the first set of numbers is the one that it was prepared for")
  func fails() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "PendingReport.swift")
    let text = try #require(Self.prepared)
    try Data(text.utf8).write(to: file)
    let run = try Command.run(
      "grade",
      ["run", "signal-before-wait", "--file", file.path, "--course", Learner.course.path]
        + ["--json", "-"])
    #expect(run.status == 1)
    let report = try GradeReport(json: run.output.utf8)
    for check in report.checks.prefix(2) { #expect(!check.hasPassed, "\(check.name)") }
    let wrong = report.problems.filter { $0.diagnosis == .found(.wrongResult) }
    let schedule = try #require(wrong.first?.schedule)
    #expect(schedule.contains("="), "it is right with the first set: \(schedule)")
    let again = try Command.run(
      "grade",
      ["run", "signal-before-wait", "--file", file.path, "--course", Learner.course.path]
        + ["--replay", schedule])
    #expect(again.status == 1 && again.output.contains("but is \"42"))
  }
  @Test("a schedule of a grading with a salt is refused without the salt, which the sentence names")
  func salted() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "PendingReport.swift")
    let salt = folder.url.appending(path: "class.salt")
    try Data(try #require(Self.prepared).utf8).write(to: file)
    try Data([UInt8](repeating: 7, count: 16)).write(to: salt)
    let words = ["run", "signal-before-wait", "--file", file.path, "--course", Learner.course.path]
    let salted = words + ["--salt", salt.path]
    let run = try Command.run("grade", salted + ["--json", "-"])
    let wrong = try GradeReport(json: run.output.utf8).problems.compactMap(\.schedule)
    let schedule = try #require(wrong.first)
    #expect(try Command.run("grade", salted + ["--replay", schedule]).status == 1)
    let without = try Command.run("grade", words + ["--replay", schedule])
    #expect(without.status == 64 && without.output.isEmpty && without.error.contains("--salt"))
  }
}
