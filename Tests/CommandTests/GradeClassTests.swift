import CommandSupport
import Foundation
import Testing

@Suite("grade all: a class", .timeLimit(.minutes(60)))
struct GradeClassTests {
  @Test("parts that are graded on their own and merged give the bytes of one grading")
  func parts() throws {
    let course = try GradedClass()
    let whole = try course.grade(out: "Whole")
    #expect(whole.status == 1, "\(whole.error)")
    for part in ["2/2", "1/2"] {
      let run = try course.grade("--shard", part, out: "part-\(part.prefix(1))")
      #expect(run.error.contains("Part \(part.prefix(1)) of 2"), "\(run.error)")
    }
    let merged = try course.merge(["part-2", "part-1"], out: "Merged")
    #expect(merged.status == 1 && merged.output == whole.output, "\(merged.error)")
    let results = try course.results("Whole")
    #expect(results.keys.sorted() == ["Zoë !.txt", "ada.txt", "bob.txt", "table.csv"])
    #expect(try course.results("Merged") == results)
    let half = try course.merge(["part-2"], out: "Half")
    #expect(half.status == 65 && half.error == "grade: a part is missing: 1/2 (--shard)\n")
    #expect(!FileManager.default.fileExists(atPath: course.path("Half")))
  }

  @Test("Ctrl-C says how far it is; the same command goes on, and nothing tells the two apart")
  func goesOn() throws {
    let course = try GradedClass()
    // It keeps the compiler busy until its limit, while the others are judged.
    let bomb = PackageFolder.url.appending(path: "Tests/Programs/hostile/type-bomb.swift")
    try course.write(String(contentsOf: bomb, encoding: .utf8), for: "zz")
    let process = Process()
    process.executableURL = Command.products.appending(path: "grade")
    process.arguments = course.arguments([], out: "Out")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let error = Pipe()
    process.standardError = error
    try process.run()
    let record = course.folder.url.appending(path: "Out/.judged")
    while (try? Data(contentsOf: record))?.count(where: { $0 == 10 }) ?? 0 < 4 { sched_yield() }
    kill(process.processIdentifier, SIGINT)
    let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(
      said.hasSuffix(
        "Stopped: 3 of 4 submissions are judged. The same command goes on from there.\n"),
      "\(said)")
    #expect(try course.results("Out").keys.sorted() == ["table.csv"])
    // What was being judged is not in the record, and is not blamed for its end.
    try course.write("struct DownloadCounter {}\n", for: "zz")
    let again = try course.grade(out: "Out")
    #expect(again.error.hasPrefix("3 of 4 submissions were judged before.\n"), "\(again.error)")
    let fresh = try course.grade(out: "Fresh")
    #expect(again.output == fresh.output && again.status == fresh.status)
    #expect(try course.results("Out") == course.results("Fresh"))
  }

  @Test("grade run writes one exercise in any form, with the path of the file")
  func run() throws {
    let course = try GradedClass()
    let arguments = [
      "run", "lost-update", "--course", PackageFolder.url.appending(path: "Exercises").path,
      "--file", "Class/bob/lost-update/DownloadCounter.swift",
    ]
    let sarif = try Command.run(
      "grade", arguments + ["--format", "sarif"], in: course.folder.url)
    #expect(sarif.status == 1)
    #expect(
      sarif.output.contains(#""uri" : "Class/bob/lost-update/DownloadCounter.swift""#),
      "\(sarif.output)\(sarif.error)")
    let scored = try Command.run(
      "grade", arguments + ["--format", "gradescope", "--out", "results.json"],
      in: course.folder.url)
    #expect(scored.output.isEmpty && scored.status == 1)
    let results = try Data(contentsOf: course.folder.url.appending(path: "results.json"))
    let object = try JSONSerialization.jsonObject(with: results) as? [String: Any]
    #expect(object?["score"] as? Int == 0)
    let both = try Command.run(
      "grade", arguments + ["--format", "json", "--json", "-"], in: course.folder.url)
    #expect(both.status == 64 && both.error.contains("cannot both go to standard output"))
  }
}
