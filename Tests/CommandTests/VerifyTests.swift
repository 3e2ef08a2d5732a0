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
    #expect(begun.error.contains("README.md, line 4, is to be filled in: A small real situation"))

    try course.fillIn()
    let done = try course.verify()
    #expect(done.status == 0, "\(done.error)")
    #expect(done.output.contains("Everything is as it should be: 1 exercise."))
  }

  @Test func nothingIsBegunTwiceOrInAChapterThatIsNotThere() throws {
    let course = try BegunCourse("two-cash-desks")
    let before = try Manifest(of: course.folder.url)
    for (words, complaint) in [
      (["two-cash-desks"], "there is an exercise 'two-cash-desks' already"),
      (["other", "--chapter", "7"], "there is no chapter 7; there are 1"),
      (["Two Words"], "words of small letters"), (["../outside"], "words of small letters"),
      ([], "the name of one exercise"),
    ] {
      let ran = try course.grade(["new"] + words)
      #expect(ran.status != 0)
      #expect(ran.error.contains(complaint), "\(words): \(ran.error)")
    }
    #expect(try Manifest(of: course.folder.url) == before)

    #expect(try course.grade(["new", "other"]).status == 0)
    #expect(course.has("1-new-chapter/02-other/exercise.json"))
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
      "solutions/mutex.swift uses Mutex, which belongs to 'locks': nobody has taught it yet",
      "no exercise teaches 'barriers'",
    ] { #expect(ran.error.contains(complaint), "\(ran.error)") }
  }
}

/// A course with one exercise that `grade new` has made.
private struct BegunCourse {
  let folder: TemporaryFolder
  private let name: String
  private var exercise: URL { folder.url.appending(path: "1-new-chapter/01-\(name)") }

  init(_ name: String) throws {
    self.name = name
    folder = try TemporaryFolder()
    try write(#"{"title": "Sample", "concepts": {}}"#, to: "course.json")
    let ran = try grade(["new", name])
    #expect(ran.status == 0, "\(ran.error)")
  }

  func grade(_ words: [String]) throws -> Command {
    try Command.run("grade", words + ["--course", folder.url.path, "--plain"])
  }

  func verify(all: Bool = false) throws -> Command {
    try grade(["verify"] + (all ? [] : [name]))
  }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: path).path)
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: path))
  }

  /// Takes the marks away, as an author does who has written a text in each place.
  func fillIn() throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: exercise.path)
    where path.contains(".") { try change(path, "FILL IN: ", to: "") }
  }

  func change(_ path: String, _ old: String, to new: String) throws {
    let url = exercise.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    try Data(text.replacing(old, with: new).utf8).write(to: url)
  }

  func copy(_ path: String, to other: String, replacing old: String, by new: String) throws {
    let text = try String(contentsOf: exercise.appending(path: path), encoding: .utf8)
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    try Data(changed.utf8).write(to: exercise.appending(path: other))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: exercise.appending(path: path))
  }
}
