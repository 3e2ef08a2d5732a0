import CommandSupport
import Course
import Foundation
import Testing

@Suite("grade verify, on the course of this package")
struct CourseVerifiedTests {
  /// Whether every solution is graded; otherwise, to save time, the first right or the first wrong one of each
  /// exercise, whichever kind is not among its fresh submissions, and nothing of the later parts of a capstone: these
  /// demand what all parts before demand, and take longest.
  private static let gradesAll = FreshSubmissions.gradesAll

  @Test("every exercise is what it promises, and the documented tables are what comes out")
  func verify() async throws {
    let folder = try TemporaryFolder()
    let course = folder.url.appending(path: "Exercises")
    try FileManager.default.copyItem(
      at: PackageFolder.url.appending(path: "Exercises"), to: course)
    if !Self.gradesAll { try leaveOutMost(in: course) }
    let run = try await aside { try Command.run("grade", ["verify", "--course", course.path]) }
    // A table that lists what was left out is not what comes out, and too few are left; everything else has to
    // be right.
    let ofLeavingOut = [
      "DIAGNOSES.md does not show the actual diagnoses", "there should be",
      "equivalents.json lists what is no mutant any more", "the starter should be a solution of",
    ]
    let complaints = run.error.split(separator: "\n").filter { complaint in
      Self.gradesAll || !ofLeavingOut.contains { complaint.contains($0) }
    }
    #expect(complaints == [])
    #expect(run.status <= 1, "\(run.error)")
    #expect(run.output.contains("lost-update"))
  }

  private func leaveOutMost(in course: URL) throws {
    let files = FileManager.default
    for chapter in try files.contentsOfDirectory(atPath: course.path) {
      let chapter = course.appending(path: chapter)
      for exercise in (try? files.contentsOfDirectory(atPath: chapter.path)) ?? [] {
        let folder = chapter.appending(path: exercise)
        let manifest = try? JSONDecoder().decode(
          ExerciseManifest.self, from: Data(contentsOf: folder.appending(path: "exercise.json")))
        guard manifest?.continues == nil else {
          try files.removeItem(at: folder)
          continue
        }
        // "010-serial-to-concurrent"
        let takesRight = FreshSubmissions.takesRight(of: String(exercise.dropFirst(4)))
        for kind in ["solutions", "wrong"] {
          let all = folder.appending(path: kind)
          let names = ((try? files.contentsOfDirectory(atPath: all.path)) ?? []).sorted()
          let kept = takesRight == (kind == "solutions") ? 0 : 1
          for name in names.dropFirst(kept) { try files.removeItem(at: all.appending(path: name)) }
        }
      }
    }
  }
}
