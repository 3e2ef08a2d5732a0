import CommandSupport
import Course
import Foundation
import Testing

/// A machine on which nothing can be built.
enum Machine {
  /// There is a file where folders for what is built would be.
  static let withoutPlace = ["XDG_CACHE_HOME": "/dev/null/cache", "TMPDIR": "/dev/null/tmp"]
}

@Suite("grade, on a machine that fails", .timeLimit(.minutes(60)))
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

  @Test("a work folder that cannot be written to: status 69, and the option that names another one")
  func noWork() throws {
    let run = try Command.run(
      "grade", ["run", "1", "--course", Learner.course.path, "--work", "/dev/null/work"])
    #expect(run.status == 69 && run.output.isEmpty)
    #expect(run.error.contains("cannot write /dev/null/work") && run.error.contains("--work"))
  }

  /// Grades the first exercise, with a solution, under a limit of the shell's.
  private func graded(
    under limit: String, environment: [String: String] = [:]
  ) throws -> (status: Int32, printed: Data, said: String) {
    try solve()
    let exercise = try learner.first()
    let grade = Command.products.appending(path: "grade").path
    let words = ([grade, "run", exercise.name] + learner.options).map { "'\($0)'" }
    let script = try Script("\(limit); exec \(words.joined(separator: " "))")
    let process = Process()
    process.executableURL = URL(filePath: script.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, printed, said)
  }

  @Test("no file may be large: status 69, and the limit to raise")
  func smallFiles() throws {
    let cache = try TemporaryFolder()
    let run = try graded(under: "ulimit -f 1", environment: ["XDG_CACHE_HOME": cache.url.path])
    #expect(run.status == 69 && run.said.contains("ulimit -f"), "\(run.said)")
    #expect(run.printed.isEmpty)
    #expect(try record == nil)
  }

  @Test("too few files may be open: status 69, and how many are needed")
  func descriptors() throws {
    let run = try graded(under: "ulimit -n 20")
    #expect(run.status == 69)
    #expect(run.said.contains("only 20 files open here") && run.said.contains("ulimit -n 128"))
    #expect(run.printed.isEmpty)
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
