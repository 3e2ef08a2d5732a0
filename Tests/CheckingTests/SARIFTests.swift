import Channel
@testable import Checking
import Exploration
import Foundation
import Testing

@Suite("A verdict for editors and code hosts")
struct SARIFTests {
  private func log(_ verdict: Verdict, in folder: String = "/home/me") throws -> SARIFLog {
    try SARIFLog(verdict.sarif(command: "swift run check Counter.swift", folder: folder).text())
  }

  private let race = Verdict(
    kind: .findings, certainty: .proved, executions: 14, seconds: 0.5,
    findings: [VerdictTextTests.race])

  @Test(
    "a finding: its kind, its level, its lines, the other access, the command that shows it again")
  func finding() throws {
    let log = try log(race)
    let result = try #require(log.results.first)
    #expect(log.results.count == 1)
    #expect(result["ruleId"] as? String == "dataRace" && result["level"] as? String == "error")
    #expect(
      log.message(of: result)
        == "Data race on line 4 and line 7. thread 1 reads the variable on line 4, thread 2 writes it "
        + "on line 7.")
    #expect(log.lines(result["locations"]) == ["Counter.swift:4"])
    #expect(log.lines(result["relatedLocations"]) == ["Counter.swift:7", "Counter.swift:7:9"])
    let facts = try #require(result["properties"] as? [String: Any])
    #expect(facts["schedule"] as? String == "1k3z9-1a-5:2")
    #expect(facts["replay"] as? String == "swift run check Counter.swift --replay 1k3z9-1a-5:2")
    #expect(log.properties["certainty"] as? String == "proved")
    #expect(log.properties["assumptions"] as? [String] == [])
    let rule = try #require(log.rules.first)
    #expect(log.rules.count == 1 && result["ruleIndex"] as? Int == 0)
    #expect(rule["id"] as? String == "dataRace")
    let help = try #require((rule["help"] as? [String: Any])?["text"] as? String)
    #expect(help.contains("Data race") && help.contains("SE-0282"))
  }

  @Test("a story: a flow for each lane, and every step once in one order through all of them")
  func story() throws {
    let log = try log(race)
    let flows = try #require(log.results.first.map(log.threadFlows))
    #expect(flows.map { log.message(of: $0) } == ["main", "thread 1", "thread 2"])
    let orders = flows.map { log.steps($0).compactMap { $0["executionOrder"] as? Int } }
    let rows = StorySamples.lostUpdateStory.rows
    #expect(orders.flatMap { $0 }.sorted() == Array(1...rows.count))
    #expect(orders.allSatisfy { $0 == $0.sorted() })
    for (number, row) in rows.enumerated() {
      let lane = try #require(orders.firstIndex { $0.contains(number + 1) })
      #expect(lane == row.lane)
      let step = try #require(
        log.steps(flows[lane]).first { $0["executionOrder"] as? Int == number + 1 })
      #expect((step["importance"] as? String == "essential") == row.isWrong)
      let location = try #require(step["location"] as? [String: Any])
      #expect(log.message(of: location).hasSuffix(row.note.isEmpty ? row.text : row.note))
      #expect(
        log.lines([location]).first?.hasPrefix("Counter.swift:\(row.place?.line ?? 0)") == true)
    }
    let preempted = flows.flatMap { log.steps($0) }.compactMap { $0["location"] as? [String: Any] }
      .map { log.message(of: $0) }.filter { $0.contains("preempted") }
    #expect(preempted == ["thread 1 is preempted; thread 2 continues: reads 0, writes 2"])
  }

  @Test("what happens to all lanes is a flow of its own; what a story leaves out is counted")
  func time() throws {
    var verdict = race
    verdict.findings[0].story = Story(
      lanes: [.init(name: "main", kind: .main)],
      rows: [
        .init(lane: nil, text: "time passes: 1 s"), .init(lane: 0, text: "a()", note: "ends"),
      ],
      omitted: 3)
    let log = try log(verdict)
    let result = try #require(log.results.first)
    #expect(log.threadFlows(result).map { log.message(of: $0) } == ["main", "time"])
    let flow = try #require((result["codeFlows"] as? [[String: Any]])?.first)
    #expect((flow["properties"] as? [String: Any])?["omittedSteps"] as? Int == 3)
    verdict.findings[0].story = Story(lanes: [], rows: [])
    #expect(try self.log(verdict).results.first?["codeFlows"] == nil)
  }

  @Test("a proof has no results, and says what it proved; the same bytes however long it took")
  func proof() throws {
    var verdict = Verdict(kind: .nothingWrong, certainty: .proved, executions: 6, seconds: 1)
    verdict.assumptions = [.exactTime]
    let log = try log(verdict)
    #expect(log.results.isEmpty && log.isSuccessful)
    #expect(
      log.notifications.map { log.message(of: $0) } == [
        "Nothing wrong: proved over all 6 interleavings, provided that "
          + "\(English().condition(.exactTime)) (4 workers)."
      ])
    #expect(
      (log.notifications.first?["descriptor"] as? [String: Any])?["id"] as? String == "proved")
    #expect(log.explained.map { $0["id"] as? String } == ["proved"])
    #expect(log.properties["assumptions"] as? [String] == ["exactTime"])
    let text = try verdict.sarif(command: "", folder: "/").text()
    verdict.seconds = 2
    #expect(try verdict.sarif(command: "", folder: "/").text() == text)
  }

  @Test("where there is no answer, the run has failed and says why, at its line")
  func noAnswer() throws {
    var verdict = Verdict(
      kind: .doesNotCompile, messages: ["Counter.swift:3:1: error: cannot find 'x' in scope"])
    var log = try log(verdict)
    #expect(!log.isSuccessful && log.results.isEmpty)
    #expect(log.notifications.map { log.message(of: $0) }.last == "cannot find 'x' in scope")
    #expect(log.lines(log.notifications.last?["locations"]) == ["Counter.swift:3"])
    verdict = Verdict(kind: .unsupported, messages: ["a.swift:1: fork"])
    log = try self.log(verdict)
    #expect(!log.isSuccessful && log.properties["certainty"] == nil)
    #expect(log.notifications.map { log.message(of: $0) } == ["Not supported: a.swift:1: fork."])
  }

  @Test("what shows only if timers come late, or waits return without a signal, says so")
  func readings() throws {
    var verdict = Verdict(kind: .nothingWrong, certainty: .proved)
    verdict.late = OtherReading(ReadingSummary(Reading(time: .any, most: 1), SearchSummary()))
    verdict.late?.certainty = .sampled
    verdict.late?.findings = [VerdictTextTests.race]
    let log = try log(verdict)
    let facts = log.results.first?["properties"] as? [String: Any]
    #expect(facts?["reading"] as? String == "late")
    #expect((log.properties["late"] as? [String: Any])?["certainty"] as? String == "sampled")
  }

  // MARK: What other programs depend on

  @Test("a fingerprint: the same where lines were added above, another for another mistake")
  func fingerprint() throws {
    let print = try log(race).fingerprints.first
    var moved = race
    for index in moved.findings[0].places.indices { moved.findings[0].places[index].line += 9 }
    moved.findings[0].explanation = "Another one."
    moved.findings[0].schedule = "2"
    #expect(try log(moved).fingerprints.first == print)
    var other = race
    other.findings[0].places[0].code = "counter -= 1"
    #expect(try log(other).fingerprints.first != print)
    other = race
    other.findings[0].kind = .wrongResult
    #expect(try log(other).fingerprints.first != print)
    var twice = race
    twice.findings.append(moved.findings[0])
    #expect(try Set(log(twice).fingerprints).count == 2)
  }

  @Test(
    "a file: from the folder if it is in it, in full otherwise, and always a valid URI",
    arguments: [
      ("a.swift", "a.swift"), ("./Sources/../b.swift", "b.swift"), ("/home/me/c.swift", "c.swift"),
      ("../d.swift", "file:///home/d.swift"), ("/home/mess/e.swift", "file:///home/mess/e.swift"),
      ("My Ü/#1?:%.swift", "My%20%C3%9C/%231%3F%3A%25.swift"),
    ])
  func files(path: String, uri: String) throws {
    var verdict = race
    verdict.findings[0].places = [Place(file: path, line: 1)]
    let log = try log(verdict)
    #expect(log.lines(log.results.first?["locations"]) == ["\(uri):1"])
    #expect(
      log.bases(log.results.first?["locations"]) == [uri.hasPrefix("file:") ? nil : "%SRCROOT%"])
  }

  @Test("a column only where counting bytes and counting letters come to the same")
  func columns() throws {
    var verdict = race
    verdict.findings[0].places = [Place(file: "a.swift", line: 1, column: 9, code: "é += 1")]
    #expect(try log(verdict).lines(log(verdict).results.first?["locations"]) == ["a.swift:1"])
  }

  @Test(
    "braces and links are written as the standard has them, so that they come back as they were")
  func text() throws {
    var verdict = race
    verdict.findings[0].explanation = "It prints {0} and [a](1)."
    let log = try log(verdict)
    #expect(log.message(of: log.results[0]).hasSuffix(#" It prints {{0}} and \[a\](1)."#))
  }

  @Test("a name that a linker made is marked as one")
  func names() throws {
    var verdict = race
    verdict.findings[0].places = [
      Place(file: "a.swift", line: 1, function: "$s1aU_"),
      Place(file: "a.swift", line: 2, function: "add()"),
    ]
    let text = try verdict.sarif(command: "", folder: "/").text()
    #expect(text.contains(#""decoratedName" : "$s1aU_""#) && text.contains(#""name" : "add()""#))
  }
}
