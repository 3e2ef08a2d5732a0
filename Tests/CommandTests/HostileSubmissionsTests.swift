import CommandSupport
import Course
import Foundation
import Testing

/// What is handed in to harm the judge or to cheat it.
@Suite struct HostileSubmissionsTests {
  @Test(.timeLimit(.minutes(60)))
  func noneOfThemPassesAndTheRestOfTheClassIsGraded() throws {
    let folder = try HostileClass()
    let before = try Manifest(of: folder.folder.url)
    let own = try Manifest(of: PackageFolder.url.appending(path: "Exercises"))
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ran = try Command.run(
      "grade",
      [
        "all", "lost-update", "serial-to-concurrent", "several-groups", "callback-stream",
        "--format", "json", "--course",
        PackageFolder.url.appending(path: "Exercises").path, "--submissions",
        folder.folder.url.appending(path: "class").path, "--out",
        folder.folder.url.appending(path: "out").path,
      ],
      // Every process that is started inherits the search path, and can be found by it.
      environment: ["PATH": "\(search):\(folder.folder.url.path)"])
    #expect(ran.status == 1, "\(ran.error)")

    for (learner, wanted) in folder.hostile {
      let report = try GradedFile(
        folder.folder.url.appending(path: "out/\(learner).json"), exercise: wanted.exercise)
      #expect(!report.hasPassed, "\(learner) passes")
      #expect(
        wanted.diagnosis.split(separator: " ").contains { $0 == report.diagnosis },
        "\(learner): \(report.diagnosis)")
      #expect(!report.explanation.isEmpty, "\(learner)")
    }
    for (learner, exercise) in folder.right {
      let report = try GradedFile(
        folder.folder.url.appending(path: "out/\(learner).json"), exercise: exercise)
      #expect(report.hasPassed, "\(learner): \(report.explanation)")
    }

    // Nothing was changed but what grading itself writes.
    let after = try Manifest(of: folder.folder.url, without: "out")
    #expect(after == before)
    #expect(try Manifest(of: PackageFolder.url.appending(path: "Exercises")) == own)
    let results = try FileManager.default.contentsOfDirectory(
      atPath: folder.folder.url.appending(path: "out").path)
    let expected = (folder.hostile.keys.map { $0 } + folder.right.keys).map { "\($0).json" }
    #expect(Set(results) == Set(expected + ["table.csv", ".judged"]))
    #expect(try Leftovers.processes(with: folder.folder.url.path).isEmpty)
    #expect(folder.hostile.count >= 146)
  }

  /// Those that are right are the same, so that what is built for one serves all.
  @Test("a class of 50 with 10 hostile ones has 50 rows", .timeLimit(.minutes(60)))
  func fiftyRows() throws {
    let course = try GradedClass()
    let solution = try GradedClass.exercise().solutions()[0].text
    // Three are there already, of which one is wrong.
    for number in 4...40 { try course.write(solution, for: "right \(number)") }
    let hostile = [
      "exit", "kills-parent", "process", "result-builder", "writes-data", "tuple-bomb",
      "zero bytes", "\u{202E}turned", "link", "a folder for a file",
    ]
    for name in hostile.prefix(6) {
      let file = PackageFolder.url.appending(path: "Tests/Programs/hostile/\(name).swift")
      try course.write(try String(contentsOf: file, encoding: .utf8), for: name)
    }
    try course.write("\0", for: hostile[6])
    try course.write("import Grading\n", for: hostile[7])
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: course.path("Class/\(hostile[8])"), withDestinationPath: course.path("Class/ada"))
    try files.createDirectory(
      atPath: course.path("Class/\(hostile[9])/lost-update/DownloadCounter.swift"),
      withIntermediateDirectories: true)

    let ran = try course.grade(out: "Out")
    #expect(ran.status == 1, "\(ran.error)")
    let table = try #require(try course.results("Out")["table.csv"])
    let rows = String(decoding: table, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst()
    #expect(rows.count == 50)
    #expect(rows.count { $0.hasSuffix(",1,10,10,") } == 39, "\(rows)")
  }
}

/// What the test wants to know of one learner's result.
private struct GradedFile {
  let hasPassed: Bool
  let diagnosis: String
  let explanation: String

  init(_ file: URL, exercise: String) throws {
    let book = try JSONDecoder().decode(Book.self, from: Data(contentsOf: file))
    let report = try #require(book.exercises.first { $0.exercise == exercise })
    hasPassed = report.hasPassed
    diagnosis = report.problems.first?.diagnosis ?? ""
    explanation = report.problems.first?.explanation ?? ""
  }

  private struct Book: Decodable { var exercises: [Report] }
  private struct Report: Decodable {
    var exercise: String
    var hasPassed: Bool
    var problems: [Problem]
  }
  private struct Problem: Decodable { var diagnosis, explanation: String }
}
