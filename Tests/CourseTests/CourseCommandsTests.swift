import CommandSupport
import Foundation
import Terminal
import Testing

@testable import Course

@Suite("the commands that texts suggest")
struct CourseCommandsTests {
  private let own = CourseCommands(course: "Mine", work: "my files", salt: "a.salt")

  @Test("each has the course, the learner's the files and the salt as well")
  func options() {
    #expect(own.ofCourse("verify a") == "swift run grade verify a --course Mine")
    let rest = "--course Mine --work 'my files' --salt a.salt"
    #expect(own.ofLearner("next") == "swift run grade next \(rest)")
    #expect(own.ofLearner("run a", salt: "other") == "swift run grade run a \(rest)")
    #expect(own.ofLearner("") == "swift run grade \(rest)")
    #expect(own.ofClass == CourseCommands(course: "Mine"))
    #expect(
      own.ofClass.ofLearner("run a", salt: "b.salt")
        == "swift run grade run a --course Mine --salt b.salt")
  }

  @Test(
    "the course of the folder in which one starts needs no name, however it was named",
    arguments: [
      nil, "Exercises", "./Exercises/",
      URL(filePath: FileManager.default.currentDirectoryPath).appending(path: "Exercises").path,
    ])
  func usual(course: String?) {
    #expect(CourseCommands(course: course) == .usual)
    #expect(CourseCommands(course: course).ofCourse("list") == "swift run grade list")
  }

  @Test(
    "no form of a report has a command without the course", arguments: GradeFormat.names)
  func formats(name: String) throws {
    let course = try SampleCourse().read()
    var book = try NastyGradebook.book(course.exercises.map(\.name), long: 1)
    book.commands = CourseCommands(course: "Mine")
    let format = try #require(GradeFormat.named(name))
    let style = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)
    let text = try format.file(of: book, course: course, style: style)
    let commands = text.ranges(of: "swift run grade run check-then-act").map {
      text[$0.upperBound...]
    }
    #expect(commands.allSatisfy { $0.hasPrefix(" --course Mine") })
    #expect(commands.isEmpty == ["json", "markdown"].contains(name))
  }

  @Test("the table of mutants is of its course, and of the usual one says what it always said")
  func mutants() throws {
    let table = try VerifiedTable(SampleCourse().read(), [], keeping: [])
    #expect(
      table.markdown(toolchain: "Swift 9").contains(
        "\nWritten by `swift run grade verify --mutants --table FILE` with Swift 9;"))
    let other = table.markdown(toolchain: "Swift 9", own)
    #expect(other.contains("`swift run grade verify --mutants --table FILE --course Mine`"))
    #expect(other.contains("`swift run grade verify --course Mine` grades"))
  }

  @Test("a table of wrong solutions is as good if its course lay elsewhere when it was written")
  func diagnoses() throws {
    let sample = try SampleCourse()
    let exercise = try sample.read().exercises[0]
    try DiagnosisTable(exercise, [], own).write()
    let file = exercise.folder.appending(path: DiagnosisTable.fileName)
    let command = "swift run grade verify lost-update --write"
    #expect(
      try String(contentsOf: file, encoding: .utf8).contains(
        "\nMade by `\(command) --course Mine`, "))
    #expect(DiagnosisTable(exercise, [], .usual).complaint == nil)
    #expect(DiagnosisTable(exercise, [], .usual).markdown.contains("\nMade by `\(command)`, "))
  }
}
