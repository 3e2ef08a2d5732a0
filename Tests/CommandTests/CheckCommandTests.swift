import Exploration
import Channel
import Checking
import CommandSupport
import Foundation
import Testing

@Suite("check, from the command line to the verdict")
struct CheckCommandTests {
  @Test("--help says what it understands")
  func help() throws {
    let run = try Command.run("check", ["--help"])
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.output.contains("--replay SCHEDULE"))
  }

  @Test(
    "wrong words: one sentence and status 64",
    arguments: [
      ["--frobnicate"], [], ["race.swift", "--replay", "nonsense"], ["race.swift", "--call", "f"],
      ["empty.swift"], ["race.swift", "--shard", "4/3"],
      ["race.swift", "--scenario", "empty.swift"],
      ["twice.swift", "--call", "same"], ["race.swift", "--replay", "10000--"],
    ])
  func wrongWords(words: [String]) throws {
    let workshop = try Workshop([
      "race.swift": Workshop.race, "empty.swift": "",
      "twice.swift": "func same() {}\nfunc same() async {}\n",
    ])
    let run = try workshop.check(words)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.error.hasPrefix("check: ") && run.error.split(separator: "\n").count <= 2)
  }

  @Test("a file that is missing or no text: its name and status 66")
  func unreadable() throws {
    let workshop = try Workshop()
    try workshop.write(Data([0x6C, 0xFF, 0xFE]), to: "latin.swift")
    for (name, words) in [("none.swift", "no file"), ("latin.swift", "UTF-8")] {
      let run = try workshop.check(name)
      #expect(run.status == 66)
      #expect(run.error.contains(name) && run.error.contains(words))
    }
  }

  @Test("a byte order mark at a file's start changes nothing")
  func byteOrderMark() throws {
    let workshop = try Workshop()
    try workshop.write(Data([0xEF, 0xBB, 0xBF] + Workshop.race.utf8), to: "marked.swift")
    try workshop.write(Data(Workshop.race.utf8), to: "plain.swift")
    let runs = try ["marked.swift", "plain.swift"].map {
      let run = try workshop.check($0, "--json", "-")
      #expect(run.status == 1)
      return try Verdict.read(Data(run.output.utf8), from: $0)
    }
    #expect(runs[0].findings.map(\.kind) == runs[1].findings.map(\.kind))
    #expect(
      runs[0].findings.map { $0.places.map(\.line) }
        == runs[1].findings.map { $0.places.map(\.line) })
  }

  @Test("a file keeps its lines, whatever its name", arguments: ["a\"b.swift", "a\\b.swift"])
  func nameWithMarks(name: String) throws {
    let workshop = try Workshop([name: Workshop.race, "plain.swift": Workshop.race])
    let lines = try [name, "plain.swift"].map {
      let run = try workshop.check($0, "--json", "-")
      let verdict = try Verdict.read(Data(run.output.utf8), from: $0)
      return verdict.findings.map { $0.places.map(\.line) }
    }
    #expect(!lines[0].joined().isEmpty)
    #expect(lines[0] == lines[1])
  }

  // MARK: What does not compile

  @Test("the compiler's words are about the learner's file, line and column, and status 65")
  func doesNotCompile() throws {
    let workshop = try Workshop([
      "my file.swift": """
      import Dispatch
      actor Account { var balance = 0 }
      let text: String = 3
      print(text)
      """
    ])
    let run = try workshop.check("my file.swift")
    #expect(run.status == 65)
    #expect(run.output == "Does not compile.\n")
    let path = workshop.path("my file.swift")
    #expect(run.error.hasPrefix("\(path):3:20: error: cannot convert value of type 'Int'"))
    #expect(run.error.contains("2 | actor Account { var balance = 0 }\n"))
    #expect(!run.error.contains("Modeled") && !run.error.contains("work-"))
  }

  @Test("also what the compiler finds after checking types is the learner's")
  func notInitialised() throws {
    let workshop = try Workshop(["a.swift": "func f() {\n  var x: Int\n  print(x)\n}\nf()\n"])
    let run = try workshop.check("a.swift")
    #expect(run.status == 65)
    #expect(run.error.contains("a.swift:3:9: error: variable 'x' used before being initialized"))
  }

  @Test("a module without a model is refused by name at its line, and status 69")
  func unsupported() throws {
    let workshop = try Workshop([
      "a.swift": "import Dispatch\nimport FoundationNetworking\nprint(1)\n"
    ])
    let run = try workshop.check("a.swift")
    #expect(run.status == 69)
    #expect(run.output.contains("a.swift:2: import FoundationNetworking is not supported"))
  }

  // MARK: What is called

  @Test("each kind of function can be called, and each on its own")
  func calls() throws {
    let workshop = try Workshop([
      "a.swift": """
      struct Refused: Error {}
      func plain() { print("plain") }
      func asynchronous() async -> Int { await Task { 7 }.value }
      func throwing() throws { throw Refused() }
      func both() async throws { throw Refused() }
      """
    ])
    let verdict = try workshop.verdict(
      "a.swift", "--call", "plain", "--call", "asynchronous", "--call", "throwing", "--call", "both"
    )
    #expect(
      verdict.findings.count == 2 && verdict.findings.allSatisfy { $0.kind == .uncaughtError })
    #expect(
      Set(verdict.outcomes.filter { !$0.isWrong }.map(\.output)) == [
        "plain: plain\n", "asynchronous: 7\n",
      ])
  }

  @Test("two files are one module, and either may hold what runs")
  func twoFiles() throws {
    let workshop = try Workshop([
      "b.swift": "func double(_ number: Int) -> Int { 2 * number }\n",
      "a.swift": "print(double(21))\n",
    ])
    for order in [["a.swift", "b.swift"], ["b.swift", "a.swift"]] {
      let run = try workshop.check(order)
      #expect(run.status == 0 && run.output.contains(" 42 "), "\(run.output)\(run.error)")
    }
  }

  @Test("of several files the first line says in which one it is")
  func namedFile() throws {
    let workshop = try Workshop([
      "counter.swift": """
      final class Counter: @unchecked Sendable {
        var value = 0
        func add() { value += 1 }
      }
      """,
      "main.swift": """
      import Dispatch
      let counter = Counter()
      DispatchQueue.concurrentPerform(iterations: 2) { _ in counter.add() }
      """,
    ])
    let run = try workshop.check("counter.swift", "main.swift")
    #expect(run.output.contains("/counter.swift:3 ("), "\(run.output)")
    let schedule = try #require(run.output.components(separatedBy: "--replay ").last)
    let replay = schedule.prefix { !$0.isWhitespace }
    let again = try workshop.check("counter.swift", "main.swift", "--replay", String(replay))
    #expect(again.output.contains("/counter.swift:3."), "\(again.output)")
  }

  @Test("--swift-version 5 allows what version 6 refuses")
  func languageMode() throws {
    let workshop = try Workshop([
      "a.swift": "class Box { static var shared = 0 }\nBox.shared = 1\nprint(Box.shared)\n"
    ])
    #expect(try workshop.check("a.swift").status == 65)
    #expect(try workshop.check("a.swift", "--swift-version", "5").status == 0)
  }

  // MARK: What it writes

  @Test("--plain is ASCII, and --width is kept, whatever the learner wrote")
  func plain() throws {
    let workshop = try Workshop([
      "a.swift": Workshop.race.replacing("print(count)", with: "print(\"Zähler: \\(count) ✓\")")
    ])
    let run = try workshop.check("a.swift", "--plain", "--width", "80")
    #expect(run.status == 1)
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    let long = run.output.split(separator: "\n").filter {
      $0.count > 80 && !$0.contains("--replay")
    }
    #expect(long.isEmpty)
  }

  @Test("--trace writes the stories for a trace viewer")
  func trace() throws {
    let workshop = try Workshop(["a.swift": Workshop.race])
    let run = try workshop.check("a.swift", "--trace", "-")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let events = object?["traceEvents"] as? [[String: Any]]
    #expect(run.status == 1)
    #expect(events?.contains { ($0["name"] as? String)?.contains("count += 1") == true } == true)
  }

  // MARK: One schedule again

  // MARK: A search in parts

  // MARK: Libraries

  private static let library = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Programs/library").path

  @Test("a folder is a module; a scenario sees what is internal in it")
  func library() throws {
    let run = try Command.run(
      "check",
      [
        Self.library + "/Ticket Office", "--scenario", Self.library + "/Last Seat.swift", "--json",
        "-",
      ])
    let verdict = try Verdict.read(Data(run.output.utf8), from: run.error)
    #expect(run.status == 1 && verdict.findings.map(\.kind) == [.failedCheck])
    #expect(verdict.findings.first?.places.map(\.line) == [9])
    #expect(verdict.findings.first?.explanation.contains("a seat was sold twice") == true)
  }

  @Test("functions of a folder can be called")
  func folderCall() throws {
    let run = try Command.run(
      "check", [Self.library + "/Ticket Office", "--call", "sellTwice", "--plain"])
    #expect(run.status == 0 && run.output.contains(" 0 "), "\(run.output)\(run.error)")
  }
}
