import Checking
import CommandSupport
import Course
import Exploration
import Foundation
import Patterns
import Terminal
import Testing

@Suite("check --explain and grade explain, from the command line to the text")
struct ExplainCommandTests {
  private static let piped = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)

  @Test("the explanation of a topic, from both commands, and without colour in a pipe")
  func topic() throws {
    let expected = ExplanationText(.finding(.dataRace), style: Self.piped).text
    for (name, words) in [
      ("check", ["--explain", "data-race"]), ("check", ["--explain=dataRace"]),
      ("check", ["--explain", "data", "race"]), ("grade", ["explain", "data-race"]),
      ("grade", ["explain", "data", "race", "--course", "/nowhere"]),
    ] {
      let run = try Command.run(name, words)
      #expect(run.status == 0 && run.error.isEmpty && run.output == expected, "\(name) \(words)")
    }
    let plain = try Command.run("check", ["--explain", "data-race", "--plain", "--width", "60"])
    let isASCII = plain.output.allSatisfy(\.isASCII)
    #expect(isASCII && plain.output.contains("! 6    total += 1\n"))
    #expect(plain.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test("without a kind: the list, one line each")
  func list() throws {
    for (name, words) in [("check", ["--explain"]), ("grade", ["explain"])] {
      let run = try Command.run(name, words)
      let lines = run.output.split(separator: "\n")
      #expect(run.status == 0 && lines.allSatisfy { $0.count <= 80 })
      #expect(lines.count { $0.hasPrefix("  ") } == Topic.allCases.count)
      #expect(lines.first?.hasPrefix("swift run \(name) ") == true)
    }
  }

  @Test(
    "a wrong kind: one sentence, the nearest one, and status 64",
    arguments: [
      (["dta-race"], "did you mean 'data-race'?"), (["deadlok"], "did you mean 'deadlock'?"),
      (["Account.swift"], "lists what there is"),
    ])
  func wrongKind(words: [String], part: String) throws {
    for (name, start) in [("check", "--explain"), ("grade", "explain")] {
      let run = try Command.run(name, [start] + words)
      #expect(run.status == 64 && run.output.isEmpty)
      #expect(run.error.hasPrefix("\(name): ") && run.error.contains(part))
      #expect(run.error.split(separator: "\n").count == 1)
    }
    let other = try Command.run("check", ["--explain", "deadlock", "--budget", "1s"])
    #expect(other.status == 64)
  }

  @Test("for other programs: the explanation and the list as JSON")
  func json() throws {
    struct Read: Decodable, Equatable {
      struct Example: Decodable, Equatable { let verdict, code: String }
      let kind, name, title, idea: String
      let example, twin: Example
    }
    struct Entry: Decodable { let kind, name, summary: String }
    let explanation = Topic.finding(.tooSlow).explanation
    let runs = try [
      Command.run("check", ["--explain", "too-slow", "--json", "-"]),
      Command.run("grade", ["explain", "too-slow", "--json", "-"]),
    ]
    for run in runs {
      let read = try JSONDecoder().decode(Read.self, from: Data(run.output.utf8))
      #expect(read.kind == "tooSlow" && read.name == "too-slow" && read.idea == explanation.idea)
      #expect(read.example.code == explanation.example.code + "\n")
      #expect(read.twin.verdict == "Nothing wrong: proved.")
    }
    let list = try Command.run("check", ["--explain", "--json", "-"])
    let entries = try JSONDecoder().decode([Entry].self, from: Data(list.output.utf8))
    #expect(entries.map(\.name) == Topic.allCases.map(\.name))
    #expect(entries.map(\.kind) == Topic.allCases.map(\.word))
  }

  @Test("a finding names the command that explains it; its kind in JSON is accepted as it is")
  func named() throws {
    let workshop = try Workshop(["race.swift": Workshop.race])
    let run = try workshop.check("race.swift")
    let match = try #require(run.output.firstMatch(of: /Explain: swift run check (.*)\n/))
    let named = try workshop.check(match.1.split(separator: " ").map(String.init))
    #expect(named.status == 0 && named.output.hasPrefix("Data race\n"))
    let json = try workshop.check("race.swift", "--json", "-")
    let verdict = try Verdict.read(Data(json.output.utf8), from: "race.swift")
    let kind = try #require(verdict.findings.first?.kind)
    #expect(try workshop.check("--explain", kind.rawValue).output == named.output)
  }

  @Test("so do a call that is refused, and a proof that assumes something")
  func otherWords() throws {
    let workshop = try Workshop([
      "refused.swift": Topic.finding(.unsupported).explanation.example.code,
      "assumes.swift": Topic.assumption(.machine).explanation.example.code,
      "proved.swift": Topic.assumption(.machine).explanation.twin.code,
    ])
    #expect(
      try workshop.check("refused.swift").output.contains(
        "\nExplain: swift run check --explain unsupported\n"))
    #expect(
      try workshop.check("assumes.swift").output.contains(
        "\nExplain: swift run check --explain machine\n"))
    #expect(try !workshop.check("proved.swift").output.contains("Explain:"))
  }

  @Test("a submission that does not pass names the command as well")
  func graded() throws {
    let learner = try Learner()
    let run = try learner.grade("run", "lost-update")
    #expect(run.output.contains("\nExplain: swift run grade explain data-race\n"))
  }
}

@Suite("Where an explanation sends its reader")
struct ExplanationTargetsTests {
  @Test("the exercises are in the course, the patterns in the catalogue", arguments: Topic.allCases)
  func exist(topic: Topic) throws {
    let course = try Course(folder: Learner.course)
    for name in topic.explanation.exercises { #expect(course.exercise(name) != nil, "\(name)") }
    for name in topic.explanation.patterns {
      #expect(Catalogue.pattern(named: name) != nil, "\(name)")
    }
  }

  @Test("a kind that the course practises: an exercise that begins with it, or that it can lead to")
  func practised() throws {
    let exercises = try Course(folder: Learner.course).exercises
    for kind in FindingKind.allCases {
      let named = Set(Topic.finding(kind).explanation.exercises)
      let beginning = exercises.filter { $0.manifest.starter == kind.rawValue }
      let leading = try exercises.filter { exercise in
        try exercise.wrongSolutions().contains { $0.diagnosis == kind.rawValue }
      }
      let wanted = Set((beginning.isEmpty ? leading : beginning).map(\.name))
      #expect(wanted.isEmpty || !named.isDisjoint(with: wanted), "\(kind): \(wanted.sorted())")
    }
  }
}
