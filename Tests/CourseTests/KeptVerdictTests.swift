import Course
import Foundation
import Terminal
import Testing

@Suite("what changed in the verdict since the last version")
struct KeptVerdictTests {
  private let sample: SampleCourse
  private let style = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)

  init() throws { sample = try SampleCourse() }

  private func text(_ kept: KeptVerdicts) throws -> String {
    DifferenceText(kept, of: try sample.read().exercises[0], style: style).text
  }

  @Test("the version before is kept; the same text again is no new version")
  func versions() throws {
    let folder = VerdictFolder(work: sample.workspace.folder)
    #expect(folder.read("lost-update") == nil)
    let first = try folder.note(.wrongSample(), of: "one")
    #expect(first.before == nil)
    #expect(try folder.note(.wrongSample(), of: "one") == first)
    let second = try folder.note(.sample("lost-update"), of: "two")
    #expect(second.before == first.now)
    #expect(try folder.note(.sample("lost-update"), of: "two") == second)
    #expect(folder.read("lost-update") == second)
  }

  @Test("points, criteria, findings and checks that were gained or lost")
  func changes() throws {
    let wrong = try KeptVerdict(.wrongSample(), of: "one")
    var right = wrong
    right.text = "two"
    right.points = 10
    right.criteria = [.builds, .result]
    right.problems = [:]
    right.checks = ["Every byte is counted."]
    #expect(
      try text(KeptVerdicts(now: right, before: wrong)) == """
        Since your last version: 0 → 10 of 10 points.

        +1 It builds
        +9 The result is right in every interleaving
        gone: data race on line 9
        ✓ now: Every byte is counted.

        """)
    #expect(
      try text(KeptVerdicts(now: wrong, before: right)) == """
        Since your last version: 10 → 0 of 10 points.

        -1 It builds
        -9 The result is right in every interleaving
        new: data race on line 9
        ✗ no longer: Every byte is counted.

        """)
  }

  @Test("a finding that only moved to another line is the same")
  func same() throws {
    let before = try KeptVerdict(.wrongSample(), of: "one")
    var now = before
    now.text = "two"
    now.problems = ["dataRace": "data race on line 12"]
    #expect(
      try text(KeptVerdicts(now: now, before: before))
        == "The verdict is the same as before your last change: 0 of 10 points, still: data\n"
        + "race on line 12.\n")
    #expect(
      try text(KeptVerdicts(now: before))
        == "There is no earlier version to compare with. This one has 0 of 10 points.\n")
  }
}
