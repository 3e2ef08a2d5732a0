import Channel
import Checking
import CommandSupport
import Course
import Exploration
import Foundation
import Testing

@Suite("grade names what its proof takes for granted")
struct ProvisoCommandTests {
  private let file = PackageFolder.url.appending(
    path: "Tests/Submissions/lost-update/right-measures-time.swift")

  @Test("a submission that looks at clocks gets the provisos that check has for it")
  func clocks() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "Program.swift")
    let text =
      try String(contentsOf: file, encoding: .utf8) + """

        let counter = DownloadCounter()
        DispatchQueue.concurrentPerform(iterations: 2) { _ in counter.received(1) }
        print(counter.total)

        """
    try Data(text.utf8).write(to: program)
    let checked = try Command.run("check", [program.path, "--json", "-"])
    let verdict = try JSONDecoder().decode(Verdict.self, from: Data(checked.output.utf8))
    #expect(verdict.assumptions.contains(.instantSteps), "\(checked.output)")

    let page = folder.url.appending(path: "page.html").path
    let graded = try Command.run(
      "grade",
      [
        "run", "lost-update", "--file", file.path, "--json", "-", "--html", page, "--course",
        PackageFolder.url.appending(path: "Exercises").path,
      ])
    let report = try GradeReport(json: graded.output.utf8)
    #expect(report.hasPassed && report.certainty == .proved)
    // The check itself lets time pass.
    let all = verdict.assumptions.subtracting([.date]).union([.exactTime])
    #expect(Set(report.assumptions ?? []) == all)
    let proviso = all.proviso
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains(proviso))
    #expect(graded.status == 0)
  }

  @Test("what looks at no clock has only what the check itself takes for granted")
  func none() throws {
    let course = try Course(folder: PackageFolder.url.appending(path: "Exercises"))
    let solution = try #require(try course.exercise("lost-update")?.solutions().first)
    let folder = try TemporaryFolder()
    let own = folder.url.appending(path: "DownloadCounter.swift")
    try Data(solution.text.utf8).write(to: own)
    let graded = try Command.run(
      "grade",
      ["run", "lost-update", "--file", own.path, "--json", "-", "--course", course.folder.path])
    let report = try GradeReport(json: graded.output.utf8)
    #expect(report.hasPassed && report.assumptions == [.exactTime])
  }
}
