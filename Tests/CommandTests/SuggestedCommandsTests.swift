import CommandSupport
import Foundation
import Testing

@Suite("grade, with a course of one's own: whatever it suggests works as it stands")
struct SuggestedCommandsTests {
  private let course: OwnCourse

  init() throws { course = try OwnCourse() }

  /// The commands in a text: of them only `explain` is about no course.
  private func commands(_ text: String) -> [String] {
    text.matches(of: /swift run grade[^\n'`"&<;]*/).map { String($0.0) }
      .filter { !$0.hasPrefix("swift run grade explain") }
  }

  private func expectCourse(in text: String, of what: String, atLeast count: Int) {
    let commands = commands(text)
    #expect(commands.count >= count, "\(what): \(text)")
    for command in commands { #expect(command.contains(" --course Mine"), "\(what): \(command)") }
  }

  /// Does what a text suggests.
  private func follow(_ command: String, status: Int32) throws {
    let words = command.split(separator: " ").dropFirst(3).map(String.init)
    let run = try Command.run("grade", words, in: course.url)
    #expect(run.status == status, "\(command): \(run.error)")
  }

  private static let right = """
    final class Tally: Sendable {
      func add(_ amount: Int) { sum.withLock { $0 += amount } }
      var total: Int { sum.withLock { $0 } }
      private let sum = Mutex(0)
    }
    """

  @Test("to a learner, before a pass and after it")
  func learner() throws {
    let run = try course.grade("run", status: 1).output
    for (label, status) in [("A hint: ", Int32(0)), ("Replay: ", 1), ("Show it: ", 1)] {
      let start = try #require(run.firstRange(of: label), "\(label)")
      try follow(String(run[start.upperBound...].prefix { $0 != "\n" }), status: status)
    }
    try course.grade("hint")
    try course.grade("hint")
    try course.grade("list", "two", status: 64)
    try course.grade("run", "nothing", status: 64)
    try course.grade("next", status: 1)
    try course.grade("solution", status: 1)
    let match = try #require(run.firstMatch(of: /--replay (\S+)/))
    try course.write(
      "import Synchronization\n" + Self.right, to: "Mine/Work/two-cash-desks/Tally.swift")
    try course.grade("run", "--replay", String(match.1), status: 64)
    try course.write("{", to: "Mine/Work/progress.json")
    try course.grade("run", "--html", "page.html")
    expectCourse(in: course.printed, of: "the terminal", atLeast: 15)
    expectCourse(in: try course.text("page.html"), of: "the page", atLeast: 1)
  }

  @Test("to an author: what is left to do, and in the files that are written")
  func author() throws {
    try course.grade("new", status: 64)
    try course.grade("new", "other", "--after", "nothing", status: 64)
    try course.fillIn()
    let complaint = try course.grade("verify", status: 1).error
    let command = try #require(commands(complaint).first)
    try follow(command, status: 0)
    #expect(
      try course.text(course.file("DIAGNOSES.md")).contains(
        "Made by `swift run grade verify two-cash-desks --write --course Mine`, "))
    expectCourse(in: course.printed, of: "the terminal", atLeast: 4)
    // Where `grade run` puts the learner's file.
    let path = "Mine/Work/two-cash-desks/Tally.swift"
    #expect(try course.text(course.file("README.md")).contains("Your file is `\(path)`."))
    try course.grade("list")
    #expect(course.has(path))
  }

  @Test("to a teacher: in the reports of a class, the page and the errors")
  func teacher() throws {
    let wrong = try course.text(course.file("starter/Tally.swift"))
    try course.write(wrong, to: "Class/ben/two-cash-desks/Tally.swift")
    try course.grade("all", "--submissions", "Class", "--html", "class.html", status: 1)
    let report = try course.text("Class-graded/ben.txt")
    expectCourse(in: report, of: "the report", atLeast: 2)
    expectCourse(in: try course.text("class.html"), of: "the page", atLeast: 1)
    try course.grade("all", "--submissions", "Class/ben", status: 66)
    try course.grade("all", "--merge", status: 64)
    try course.grade("all", "--format", "problems", status: 1)
    expectCourse(in: course.printed, of: "the terminal", atLeast: 5)
  }

  @Test("an exercise with FILL IN is told once, with the file to edit, whatever comes of it")
  func unfinished() throws {
    let sentence =
      "grade: two-cash-desks is not finished: 22 places still say FILL IN, the first of them in "
      + "Mine/1-new-chapter/010-two-cash-desks/README.md, line 5; "
      + "'swift run grade verify two-cash-desks --course Mine' lists them all\n"
    try course.write(
      try course.text(course.file("solutions/mutex.swift")),
      to: "Class/ada/two-cash-desks/Tally.swift")
    func warnings(_ run: Command) -> [Substring] {
      run.error.split(separator: "\n").filter { $0.contains("FILL IN") }
    }
    for words in [["run"], ["all"]] {
      let run = try Command.run("grade", words + ["--course", "Mine"], in: course.url)
      #expect(run.status == 1)
      #expect(run.error.hasPrefix(sentence), "\(run.error)")
      #expect(warnings(run).count == 1)
    }
    let graded = try course.grade("all", "--submissions", "Class")
    #expect(warnings(graded).count == 1)
    try course.fillIn()
    #expect(warnings(try course.grade("run", status: 1)).isEmpty)
    try course.write("# FILL IN: The title\n", to: "Mine/1-new-chapter/README.md")
    let chapter = try course.grade("run", status: 1).error
    #expect(
      chapter.contains(
        "one place still says FILL IN, the first of them in Mine/1-new-chapter/README.md, line 1"))
  }
}
