import CommandSupport
import Foundation
import Testing

@Suite("grade verify, on the course of this package")
struct CourseVerifiedTests {
  @Test("every exercise is what it promises, and the documented table is what comes out")
  func verify() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let course = root.appendingPathComponent("Exercises")
    let run = try Command.run("grade", ["verify", "--markdown", "--course", course.path])
    #expect(run.status == 0, "\(run.error)")
    let documented = try String(
      contentsOf: course.appendingPathComponent("DIAGNOSES.md"), encoding: .utf8)
    #expect(run.output == documented)
  }
}
