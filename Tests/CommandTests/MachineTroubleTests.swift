import CommandSupport
import Course
import Foundation
import Testing

/// A machine on which nothing can be built.
enum Machine {
  /// There is a file where folders for what is built would be.
  static let withoutPlace = ["XDG_CACHE_HOME": "/dev/null/cache", "TMPDIR": "/dev/null/tmp"]
}

@Suite("grade, on a machine that fails", .timeLimit(.minutes(15)))
struct MachineTroubleTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  /// What was recorded of the first exercise, besides which one is under way.
  private var record: CourseProgress.Record? {
    get throws {
      try ProgressFile(folder: learner.work).read().progress.exercises[learner.first().name]
    }
  }

  private func solve() throws {
    _ = try learner.grade("list")
    try learner.save(try learner.solved(), learner.first())
  }

  @Test(
    "no place to build in: status 69, what to do, and nothing is recorded",
    arguments: ["run", "all"])
  func noPlace(action: String) throws {
    try solve()
    let exercise = try learner.first()
    let run = try Command.run(
      "grade", [action, exercise.name] + learner.options, environment: Machine.withoutPlace)
    #expect(run.status == 69)
    let said = run.output + run.error
    #expect(said.contains("/dev/null/tmp") && said.contains("Not a directory"))
    #expect(try record == nil)
  }

  @Test("too few files may be open: status 69, and how many are needed")
  func descriptors() throws {
    try solve()
    let exercise = try learner.first()
    let grade = Command.products.appending(path: "grade").path
    let words = ["run", exercise.name] + learner.options
    let script = try Script("ulimit -n 20; exec '\(grade)' \(words.joined(separator: " "))")
    let process = Process()
    process.executableURL = URL(filePath: script.path)
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 69)
    #expect(said.contains("only 20 files open here") && said.contains("ulimit -n 128"))
    #expect(printed.isEmpty)
    #expect(try record == nil)
  }

  @Test("the pass of before stays where the same text cannot be judged any more")
  func passStays() throws {
    try solve()
    let exercise = try learner.first()
    #expect(try learner.grade("run", exercise.name).status == 0)
    let before = try #require(try record)
    let run = try Command.run(
      "grade", ["all", exercise.name] + learner.options, environment: Machine.withoutPlace)
    #expect(run.status == 69)
    #expect(try record == before)
  }
}
