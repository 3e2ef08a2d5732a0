import CommandSupport
import Foundation
import Testing

/// `grade verify` and `grade new`, as an author meets them.
@Suite struct VerifyTests {
  @Test func whatIsBegunSaysWhatIsToBeFilledIn() throws {
    let course = try BegunCourse("two-cash-desks")
    let begun = try course.verify()
    #expect(begun.status == 1)
    // The starter and the five solutions can be graded at once, and get what they should.
    #expect(begun.output.split(separator: "\n").count { $0.hasPrefix("  ok ") } == 6)
    #expect(begun.error.split(separator: "\n").allSatisfy { $0.contains("is to be filled in: ") })
    #expect(begun.error.contains("README.md, line 5, is to be filled in: A small real situation"))

    try course.fillIn()
    let done = try course.verify(write: true)
    #expect(done.status == 0, "\(done.error)")
    #expect(done.output.contains("Everything is as it should be: 1 exercise."))
  }

  @Test func theTableOfWrongSolutionsIsWrittenAndKeptTrue() throws {
    let course = try BegunCourse("two-cash-desks")
    try course.fillIn()
    let missing = try course.verify()
    #expect(missing.status == 1)
    let path = course.folder.url.path
    let command = "'swift run grade verify two-cash-desks --write --course \(path)' writes it"
    #expect(missing.error == "grade: two-cash-desks: DIAGNOSES.md is to be filled in: \(command)\n")
    #expect(try course.verify(write: true).output.contains("\n  written: DIAGNOSES.md\n"))
    let again = try course.verify(write: true)
    #expect(again.status == 0)
    #expect(!again.output.contains("written"), "it was as it should be")

    try course.change("wrong/only-the-write.swift", "Why one", to: "Why | one")
    let old = try course.verify()
    #expect(old.error.contains("DIAGNOSES.md does not show the actual diagnoses: \(command)"))
    // A table of what is wrong itself would document the mistake.
    try course.change("wrong/only-the-write.swift", "dataRace", to: "deadlock")
    let refused = try course.verify(write: true)
    #expect(refused.status == 1)
    #expect(!refused.output.contains("written"))
    try course.change("wrong/only-the-write.swift", "deadlock", to: "dataRace")
    #expect(try course.verify(write: true).status == 0)
    let row = "| `only-the-write` | Why \\| one would write it: only what changes"
    #expect(try course.text("DIAGNOSES.md").contains(row))
  }

  @Test func nothingIsBegunTwiceOrWhereThereIsNoPlace() throws {
    let course = try BegunCourse("two-cash-desks")
    let before = try Manifest(of: course.folder.url)
    for (words, complaint) in [
      (["two-cash-desks"], "there is already an exercise 'two-cash-desks'"),
      (["other", "--chapter", "7"], "there is no chapter 7; there are 1"),
      (["Two Words"], "lowercase words joined by hyphens"),
      (["../outside"], "lowercase words joined by hyphens"),
      ([], "the name of one exercise"),
      (["other", "--after", "two-cash-desk"], "did you mean 'two-cash-desks'?"),
      (["other", "--after", "two-cash-desks", "--chapter", "1"], "leave --chapter out"),
    ] {
      let ran = try course.grade(["new"] + words)
      #expect(ran.status == 64)
      #expect(ran.error.contains(complaint), "\(words): \(ran.error)")
    }
    #expect(try Manifest(of: course.folder.url) == before)

    #expect(try course.grade(["new", "other"]).status == 0)
    #expect(course.has("1-new-chapter/020-other/exercise.json"))
    #expect(try course.grade(["new", "between", "--after", "two-cash-desks"]).status == 0)
    #expect(course.has("1-new-chapter/015-between/exercise.json"))
  }

  @Test func aStarterThatPassesAndAWrongSolutionThatDoesNotFailAsItShouldAreNoticed() throws {
    let course = try BegunCourse("two-cash-desks")
    try course.fillIn()
    try course.copy("solutions/mutex.swift", to: "starter/Tally.swift", replacing: "//", by: "///")
    try course.copy(
      "solutions/queue.swift", to: "wrong/only-the-write.swift", replacing: "//",
      by: "// diagnosis: dataRace\n//")
    try course.change("wrong/never-unlocked.swift", "deadlock", to: "dataRace")
    try course.change("solutions/mutex.swift", "0 += amount", to: "0 -= amount")
    let ran = try course.verify()
    #expect(ran.status == 1)
    for complaint in [
      "starter/Tally.swift should get dataRace and gets passes",
      "wrong/only-the-write.swift should get dataRace and gets passes",
      "wrong/never-unlocked.swift should get dataRace and gets deadlock",
      "solutions/mutex.swift should get passes and gets wrongResult",
    ] { #expect(ran.error.contains(complaint), "\(ran.error)") }
  }

  @Test func aHintAndAConceptThatAreMissingAreNoticed() throws {
    let course = try BegunCourse("two-cash-desks")
    try course.fillIn()
    try course.remove("hints/3.md")
    try course.write(
      #"{"title": "Sample", "concepts": {"barriers": ["barrier"], "locks": ["NSLock", "Mutex"]}}"#,
      to: "course.json")
    let ran = try course.verify(all: true)
    #expect(ran.status == 1)
    for complaint in [
      "there should be 3 hints, and there are 2",
      "solutions/mutex.swift uses Mutex, which belongs to 'locks': no earlier exercise teaches it",
      "no exercise teaches 'barriers'",
    ] { #expect(ran.error.contains(complaint), "\(ran.error)") }
  }
}
