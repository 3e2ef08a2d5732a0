import Foundation
import Testing

@testable import Course

@Suite("the table of what a course is verified with")
struct VerifiedTableTests {
  private let sample: SampleCourse

  init() throws { sample = try SampleCourse(["lost-update", "deadlock"]) }

  private func summary(
    _ exercise: String, rejected: Int, equivalent: Int = 0, survivors: Int = 0, open: Int = 0
  ) -> MutantSummary {
    let answers: [MutantRecord.Answer] =
      .init(repeating: .rejected, count: rejected)
      + .init(repeating: .passed, count: equivalent + survivors)
      + .init(repeating: .notGraded, count: open) + [.doesNotCompile]
    let records = answers.enumerated().map { number, answer in
      MutantRecord(
        solution: "one", line: 1, operation: .leaveOut, code: "", answer: answer, diagnosis: nil,
        equivalent: number >= rejected && number < rejected + equivalent ? "It is as right." : nil)
    }
    return MutantSummary(exercise: exercise, records)
  }

  private func table(_ summaries: [MutantSummary], keeping old: String = "") throws -> String {
    try VerifiedTable(sample.read(), summaries, keeping: VerifiedTable.rows(of: old)).markdown(
      toolchain: "Swift 9")
  }

  private func listOne() throws {
    let entry =
      #"{"solution": "one", "line": 1, "operation": "leaveOut", "code": "", "why": "It is."}"#
    try sample.write(
      #"{"equivalents": [\#(entry)]}"#,
      to: SampleCourse.path("deadlock", 2) + "/equivalents.json")
  }

  @Test("it has a row for each exercise, and their sum")
  func rows() throws {
    try listOne()
    let text = try table([
      summary("lost-update", rejected: 9), summary("deadlock", rejected: 6, equivalent: 1),
    ])
    #expect(text.contains("with Swift 9"))
    #expect(text.contains("2 exercises: 4 right solutions, 6 wrong."))
    #expect(
      text.contains(
        "16 mutants of 2 exercises, 8 each on average: 0 survivors, 1 listed as equivalent (6.3 %)."
      ))
    #expect(text.contains("\n| `lost-update` | 2 | 3 | 9 | 9 | 0 | 0 |\n"))
    #expect(text.hasSuffix("\n| `deadlock` | 2 | 3 | 7 | 6 | 1 | 0 |\n"))
    #expect(!text.contains("ot run"))
  }

  @Test("survivors stand there, and what was not run or not graded says so")
  func notRun() throws {
    let text = try table([summary("deadlock", rejected: 5, survivors: 2)])
    #expect(text.contains("\nNot run: the mutants of `lost-update`.\n"))
    #expect(text.contains("| `lost-update` | 2 | 3 | not run | not run | 0 | not run |"))
    #expect(text.contains("| `deadlock` | 2 | 3 | 7 | 5 | 0 | 2 |"))
    #expect(text.contains("7 mutants of 1 exercise, 7 each on average: 2 survivors"))
    let other = try table([summary("deadlock", rejected: 5, open: 1)])
    #expect(other.contains("Not run: the mutants of `lost-update`, `deadlock`."))
    #expect(other.contains("The mutants of no exercise were graded."))
  }

  @Test("what is not graded again keeps its row, unless it is of other solutions")
  func kept() throws {
    let old = try table([
      summary("lost-update", rejected: 9), summary("deadlock", rejected: 5, survivors: 2),
    ])
    #expect(try table([], keeping: old) == old)
    let new = try table([summary("deadlock", rejected: 7)], keeping: old)
    #expect(new.contains("| `lost-update` | 2 | 3 | 9 | 9 | 0 | 0 |"))
    #expect(new.contains("| `deadlock` | 2 | 3 | 7 | 7 | 0 | 0 |"))

    try listOne()
    try sample.write(
      "// Three less two.\nstruct Counter { var value = 3 - 2 }\n",
      to: SampleCourse.path("lost-update", 1) + "/solutions/three.swift")
    let others = try table([], keeping: old)
    #expect(others.contains("Not run: the mutants of `lost-update`, `deadlock`."))
    #expect(others.contains("| `lost-update` | 3 | 3 | not run | not run | 0 | not run |"))
  }
}
