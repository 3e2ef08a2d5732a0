import CommandSupport
import Course
import Foundation
import Testing

@Suite("grade, from the command line to the answer")
struct GradeCommandTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  @Test("without a terminal it welcomes, grades the current exercise once, and says not yet")
  func once() throws {
    let run = try learner.grade()
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Welcome to "))
    #expect(run.output.contains("\nNot yet: "))
    let second = try learner.grade().output
    #expect(!second.contains("Welcome"))
  }

  @Test("run, next, solution, list: the way through an exercise")
  func way() throws {
    let first = try learner.first()
    #expect(try learner.grade("next").error.contains("has not passed yet"))
    #expect(try learner.grade("solution", "1").status == 1)
    try learner.save(try learner.solved(), first)
    let run = try learner.grade("run")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Passed: proved over all "))
    #expect(run.output.contains("On the real libraries"))
    #expect(try learner.grade("solution", "1").output.contains("Solution "))
    let next = try learner.grade("next")
    #expect(next.status == 0)
    #expect(next.output.contains("Exercise 2, "))
    let list = try learner.grade("list", "--plain").output
    #expect(list.contains("1 of "))
    #expect(list.contains("\(first.name)"))
    try learner.save(try learner.solved() + "// more\n", first)
    #expect(try learner.grade("list").output.contains("passed, changed since"))
  }

  @Test("a failure's story can be told again, and only of the text that it belongs to")
  func replay() throws {
    let first = try learner.first()
    let file = first.folder.appending(path: "starter/\(first.fileName)").path
    let run = try learner.grade("run", first.name, "--file", file)
    let match = try #require(run.output.firstMatch(of: /Replay: .* --replay (\S+)\n/))
    let again = try learner.grade("run", first.name, "--file", file, "--replay", String(match.1))
    #expect(again.status == 1)
    #expect(again.output.contains("It prints"))
    #expect(!FileManager.default.fileExists(atPath: learner.work.path), "no files of one's own")
    _ = try learner.grade("list")
    try learner.save("// changed\n" + first.starter, first)
    let other = try learner.grade("run", first.name, "--replay", String(match.1))
    #expect(other.status == 64)
    #expect(other.error.contains("belongs to another version"))
  }

  @Test("a file that is not there is told by its own name, and is no answer")
  func missing() throws {
    let run = try learner.grade("run", "lost-update", "--file", "/nowhere.swift")
    #expect(run.status == 66 && run.output.isEmpty)
    #expect(run.error.contains("there is no file /nowhere.swift"))
  }

  @Test("a verdict has its plain words first, the story after the points, and fits the terminal")
  func verdict() throws {
    let exercise = try #require(try Course(folder: Learner.course).exercise("lost-update"))
    let file = exercise.folder.appending(path: "starter/\(exercise.fileName)").path
    let run = try learner.grade("run", exercise.name, "--file", file, "--plain")
    var rest = run.output[...]
    for part in [
      "Not yet: data race on line", "use the sum", "failed: ", "/3  The result is right",
      "Seen in the check: ", "bytes += count", "main", "where it goes wrong", "Replay: swift run",
      "What to try: ",
    ] {
      let range = try #require(rest.firstRange(of: part), "\(part) is missing, or too early")
      rest = rest[range.upperBound...]
    }
    // A command is there to be copied, and a path is as long as it is.
    for line in run.output.split(separator: "\n") where !line.contains("swift run grade ") {
      #expect(line.count <= 80 || line.hasPrefix("Your file: "))
    }
    let isASCII = run.output.allSatisfy(\.isASCII)
    #expect(isASCII)
  }

  @Test("the compiler's words are about the learner's lines")
  func compiler() throws {
    let exercise = try #require(try Course(folder: Learner.course).exercise("lost-update"))
    _ = try learner.grade("list")
    try learner.save("final class DownloadCounter { let a: Int = \"\" }\n", exercise)
    let own = try learner.grade("run", exercise.name).output
    #expect(own.contains("DownloadCounter.swift:1:44: error: cannot convert"))
    #expect(!own.contains("Check.swift") && !own.contains(exercise.folder.lastPathComponent))
    try learner.save("final class DownloadCounter {}\n", exercise)
    let missing = try learner.grade("run", exercise.name).output
    #expect(missing.contains("Your file no longer has what the check calls"))
    #expect(missing.contains("has no member 'total'"))
  }

  @Test("hints come one by one; a solution before a pass is recorded")
  func recorded() throws {
    #expect(try learner.grade("hint").output.hasPrefix("Hint 1 of 3\n"))
    #expect(try learner.grade("hint").output.contains("Hint 2 of 3\n"))
    #expect(try learner.grade("solution", "1", "--reveal").status == 0)
    let progress = try ProgressFile(folder: learner.work).read().progress
    let record = try #require(progress.exercises[learner.first().name])
    #expect(record.hints == 2)
    #expect(record.hasRevealed)
  }

  @Test("progress that cannot be read is said, and kept aside; everything goes on")
  func unreadable() throws {
    _ = try learner.grade("hint")
    try "{ broken".write(
      to: learner.work.appending(path: "progress.json"), atomically: true, encoding: .utf8)
    let run = try learner.grade("list")
    #expect(run.status == 0)
    #expect(run.error.contains("kept as progress.json.unreadable-1"))
    #expect(try learner.grade("list").error.isEmpty)
  }

  @Test("reset asks, and --yes answers")
  func reset() throws {
    let first = try learner.first()
    _ = try learner.grade("list")
    try learner.save("mine", first)
    #expect(try learner.grade("reset", first.name).status == 64)
    #expect(try learner.grade("reset").status == 64)
    let run = try learner.grade("reset", first.name, "--yes")
    #expect(run.output.contains("before-reset-1"))
    #expect(try String(contentsOf: learner.file(first), encoding: .utf8) == first.starter)
    #expect(try learner.grade("reset", "--all", "--yes").status == 0)
  }

  @Test("skip goes on without a pass; next NAME goes anywhere")
  func moves() throws {
    let exercises = try Course(folder: Learner.course).exercises
    #expect(try learner.grade("skip").output.contains(exercises[1].name))
    #expect(try learner.grade("next", "3").output.contains(exercises[2].name))
    let current = try ProgressFile(folder: learner.work).read().progress.current
    #expect(current == exercises[2].name)
  }

  @Test(
    "wrong words: one sentence and the status that belongs to it",
    arguments: [
      (["run", "no-such-exercise"], 64, "unknown exercise"), (["lst"], 64, "did you mean 'list'"),
      (["run", "1", "2"], 64, "one exercise at a time"),
      (["run", "1", "--replay", "nonsense"], 64, "--replay"),
      (["run", "1", "--json", "/no/such/folder/a.json"], 73, "cannot write"),
    ])
  func wrong(words: [String], status: Int32, sentence: String) throws {
    let run = try Command.run("grade", words + learner.options)
    #expect(run.status == status)
    #expect(run.error.contains(sentence))
    #expect(run.error.split(separator: "\n").count == 1)
  }
}
