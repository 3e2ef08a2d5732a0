import CommandSupport
import Course
import Foundation
import Testing

/// `grade all --submissions`, with the smallest exercise that there is.
@Suite("grade, for a class", .timeLimit(.minutes(60)))
struct ClassCommandTests {
  private let folder: TemporaryFolder
  private let exercise: Exercise

  init() throws {
    folder = try TemporaryFolder()
    exercise = try #require(try Course(folder: Learner.course).exercise("signal-before-wait"))
  }

  private var solution: String { get throws { try exercise.solutions()[0].text } }

  private func hand(in text: String, by learner: String, as path: String? = nil) throws {
    let path = path ?? "\(exercise.name)/\(exercise.fileName)"
    let url = folder.url.appending(path: "Class/\(learner)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func grade(_ words: String..., environment: [String: String] = [:]) throws -> Command {
    try Command.run(
      "grade",
      ["all", exercise.name, "--submissions", folder.url.appending(path: "Class").path]
        + ["--course", Learner.course.path] + words, environment: environment)
  }

  private var table: [[String]] {
    get throws {
      let url = folder.url.appending(path: "Class-graded/table.csv")
      // No field of these tests has a comma in it.
      return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    }
  }

  @Test("one row for each folder: right, wrong, misspelt, missing, a link, a name that is no text")
  func rows() throws {
    try hand(in: solution, by: "ada")
    try hand(in: exercise.starter, by: "bob")
    try hand(in: solution, by: "eve", as: "signal-befor-wait/\(exercise.fileName)")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Class/dora"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Class/link"),
      withDestinationURL: folder.url.appending(path: "Class/ada"))
    // Foundation has no names that are no text.
    let odd = folder.url.appending(path: "Class").path + "/$(printf '\\377')"
    let made = try Script("mkdir \"\(odd)\" && cp -r \(folder.url.path)/Class/ada/* \"\(odd)\"")
    let shell = try Process.run(URL(filePath: made.path), arguments: [])
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)

    let first = try grade()
    #expect(first.status == 1)
    let rows = try table.dropFirst().map { [$0[0], $0[3], $0[4]] }
    #expect(
      rows == [
        ["ada", "10", ""], ["bob", rows[1][1], ""], ["dora", "not submitted", ""],
        [
          "eve", "not submitted",
          "signal-befor-wait is not looked at; did you mean signal-before-wait?",
        ],
        ["link", "unreadable", "not followed: the folder is a link"], ["\\xff", "10", ""],
      ])
    #expect(Int(rows[1][1]).map { $0 < 10 } == true)
    let lines = first.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("link ") }.count == 1)
    #expect(lines.contains { $0.hasPrefix("link ") && $0.contains("not followed") })
    #expect(lines.contains { $0.hasPrefix("eve:") && $0.contains("did you mean") })
  }

  @Test("a salt is named, its content is not; the report follows from submission, course and salt")
  func salt() throws {
    try hand(in: exercise.starter, by: "ada")
    let secret = "this secret has enough letters"
    let file = folder.url.appending(path: "autumn.salt")
    try Data(secret.utf8).write(to: file)
    let result = folder.url.appending(path: "Class-graded/ada.json")
    #expect(try grade("--format", "json", "--salt", file.path).status == 1)
    let once = try String(contentsOf: result, encoding: .utf8)
    #expect(try grade("--format", "json", "--salt", file.path).status == 1)
    #expect(try String(contentsOf: result, encoding: .utf8) == once)
    #expect(once.contains("\"autumn.salt\"") && !once.contains(secret))
    let text = try grade("--salt", file.path).output
    #expect(text.contains("salt autumn.salt (SHA-256 "))
    #expect(try grade("--salt", "/nowhere/salt").status == 66)
  }

  @Test("a machine that fails has a row that says so, and status 69")
  func machine() throws {
    try hand(in: solution, by: "ada")
    try hand(in: solution, by: "bob", as: "essay.md")
    let run = try grade(environment: Machine.withoutPlace)
    #expect(run.status == 69)
    let rows = try table.dropFirst().map { [$0[0], $0[3]] }
    #expect(rows == [["ada", "not judged"], ["bob", "not submitted"]])
    #expect(run.output.contains("signal-before-wait: not judged: "))
  }
}
