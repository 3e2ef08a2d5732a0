import CommandSupport
import Foundation
import Testing

@Suite("grade verify, on the course of this package")
struct CourseVerifiedTests {
  @Test("every exercise is what it promises, and the documented tables are what comes out")
  func verify() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let course = root.appendingPathComponent("Exercises")
    // It compares each exercise's DIAGNOSES.md, and says how to write one anew.
    let run = try Command.run("grade", ["verify", "--course", course.path])
    #expect(run.status == 0, "\(run.error)")
  }
}
