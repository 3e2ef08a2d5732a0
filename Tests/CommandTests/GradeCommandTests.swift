import CommandSupport
import Course
import Foundation
import Testing

/// The course of this package with a learner's files in a folder of their own.
struct Learner {
  let folder: TemporaryFolder
  static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Exercises")

  init() throws { folder = try TemporaryFolder() }

  var work: URL { folder.url.appending(path: "Work") }
  var options: [String] { ["--course", Self.course.path, "--work", work.path] }

  func grade(_ words: String...) throws -> Command { try Command.run("grade", words + options) }

  /// The learner's file of an exercise.
  func file(_ exercise: Exercise) -> URL { Workspace(folder: work).file(of: exercise) }

  /// Saves a text as editors do: a new file in the place of the old one.
  func save(_ text: String, _ exercise: Exercise) throws {
    try text.write(to: file(exercise), atomically: true, encoding: .utf8)
  }

  func first() throws -> Exercise { try Course(folder: Self.course).exercises[0] }

  /// The name of a course's exercise by its place in the list.
  func solved() throws -> String { try first().solutions()[0].text }
}

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
    let match = try #require(run.output.firstMatch(of: /Again: .* --replay (\S+)\n/))
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

  @Test("a verdict has its plain words first, the story after the points, and fits the terminal")
  func verdict() throws {
    let exercise = try #require(try Course(folder: Learner.course).exercise("lost-update"))
    let file = exercise.folder.appending(path: "starter/\(exercise.fileName)").path
    let run = try learner.grade("run", exercise.name, "--file", file, "--plain")
    var rest = run.output[...]
    for part in [
      "Not yet: data race on line", "use the sum", "failed: ", "/3  The result is right",
      "Seen in the check: ", "bytes += count", "main", "where it goes wrong", "Again: swift run",
      "What to try: ",
    ] {
      let range = try #require(rest.firstRange(of: part), "\(part) is missing, or too early")
      rest = rest[range.upperBound...]
    }
    // A command is there to be copied, and a path is as long as it is.
    for line in run.output.split(separator: "\n") where !line.contains(" --replay ") {
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
    #expect(!own.contains("check/"))
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

#if os(Linux)
  @Suite("grade at a terminal")
  struct GradeTerminalTests {
    private let learner: Learner

    init() throws { learner = try Learner() }

    private func session(_ more: [String] = []) throws -> TerminalSession {
      try TerminalSession("grade", more + learner.options)
    }

    @Test("save the file, see the verdict; go on only when asked; leave the terminal as it was")
    func watch() throws {
      let first = try learner.first()
      let session = try session()
      #expect(session.sees("Welcome to "))
      #expect(session.sees("h:hint"))
      #expect(!session.isAsUsual)
      session.type("h")
      #expect(session.sees("Hint 1 of 3"))
      // An arrow is no letter: this one ends with an A.
      session.type("\u{1B}[A")
      try learner.save("// begun\n" + first.starter, first)
      #expect(session.sees("Not yet: "))
      #expect(session.sees("Hint 1 of 3"), "it stays below the verdict")
      try learner.save(try learner.solved(), first)
      #expect(session.sees("Passed: "))
      #expect(session.sees("n:next"))
      #expect(session.sees("On the real libraries"))
      session.type("n")
      #expect(session.sees("Exercise 2, "))
      session.type("q")
      #expect(session.sees("Your progress is kept."))
      #expect(session.end() == 0)
      #expect(session.isAsUsual)
      let progress = try ProgressFile(folder: learner.work).read().progress
      #expect(progress.exercises[first.name]?.passed != nil)
      #expect(!String(decoding: session.output, as: UTF8.self).contains("Checking every"))
    }

    @Test("however it is ended, the terminal is as it was", arguments: [SIGTERM, SIGHUP, SIGINT])
    func signals(signal: Int32) throws {
      let session = try session()
      #expect(session.sees("q:quit"))
      #expect(!session.isAsUsual)
      session.send(signal)
      #expect(session.end() == (128 + signal) << 8)
      #expect(session.isAsUsual)
    }

    @Test("the end of input is the end")
    func endOfInput() throws {
      let session = try session()
      #expect(session.sees("q:quit"))
      session.type("\u{4}")
      #expect(session.end() == 0)
    }

    @Test("plain: a line after another, in words, nothing drawn over")
    func plain() throws {
      let first = try learner.first()
      let session = try session(["--plain"])
      #expect(session.sees("Keys: h for hint"))
      try learner.save("// begun\n" + first.starter, first)
      #expect(session.sees("Checking \(first.name)."))
      #expect(session.sees("failed: "))
      session.type("l")
      #expect(session.sees("you are here"))
      session.type("x")
      #expect(session.sees("Keys: y for yes, n for no."))
      session.type("y")
      #expect(session.sees("What you had is kept:"))
      session.type("q")
      #expect(session.end() == 0)
      let text = String(decoding: session.output, as: UTF8.self)
      let isASCII = text.allSatisfy(\.isASCII)
      #expect(isASCII)
      #expect(!text.contains("\u{1B}"))
      #expect(!text.replacing("\r\n", with: "\n").contains("\r"))
    }
  }
#endif
