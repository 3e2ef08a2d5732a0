import CommandSupport
import Foundation
import Testing

@Suite("What the JSON of a demo tells besides the times")
struct DemoDocumentTests {
  private struct Document: Decodable {
    struct Entry: Decodable {
      struct Comparison: Decodable {
        let sentence: String
        let parts: [Int]
      }
      struct Figure: Decodable { let name, meaning: String }
      struct Source: Decodable { let file, text: String }
      struct Part: Decodable {
        struct Metrics: Decodable { let makespan: Int64 }
        let title: String
        let line: Int
        let repair: Int?
        let timesBest: Double?
        let metrics: Metrics
      }
      let lookFor, why: String
      let compareWith: [String]
      let comparison: Comparison
      let figures: [Figure]
      let sources: [Source]
      let parts: [Part]
    }
    let version: Int
    let poolWidth: Int?
    let patterns: [Entry]

    init(_ words: String...) throws {
      let run = try Command.run("demo", words + ["--seed", "3", "--json", "-"])
      self = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }
  }

  @Test("a pattern's texts, its code and what repairs its mistake are in it")
  func lesson() throws {
    let document = try Document("group", "--unit", "2ms")
    let entry = try #require(document.patterns.first)
    #expect(document.version == 2 && document.poolWidth != nil)
    #expect(entry.lookFor.hasPrefix("wait blocks") && entry.why.hasPrefix("A group counts"))
    #expect(entry.compareWith.contains("semaphore"))
    #expect(entry.figures.map(\.name).contains("T∞"))
    #expect(entry.sources.map(\.file) == ["Sources/Patterns/Waiting/Group.swift"])
    let lines = try #require(entry.sources.first).text.components(separatedBy: "\n")
    #expect(lines[entry.parts[2].line - 1].contains("waitInsideTheLoop"))
    #expect(entry.parts.map(\.repair) == [nil, nil, 1])
  }

  @Test("a mistake that costs time is compared with its repair by their makespans")
  func ofTime() throws {
    let entry = try #require(try Document("group", "--unit", "20ms").patterns.first)
    let (slow, fast) = (entry.parts[2], entry.parts[0])
    // Waiting inside the loop takes about twice as long, unless the machine does something else just then.
    let isSlower = try #require(slow.timesBest) >= 1.1 * #require(fast.timesBest)
    #expect(entry.comparison.sentence.hasPrefix("Part 3 took") == isSlower)
    guard isSlower else { return }
    let times = try #require(entry.comparison.sentence.firstMatch(of: /took ([\d.]+) times/)).1
    let ratio = Double(slow.metrics.makespan) / Double(fast.metrics.makespan)
    #expect(entry.comparison.parts == [3, 1])
    #expect(abs(try #require(Double(times)) - ratio) < 0.06)
  }

  @Test("one that gives a wrong result is compared by the figure that differs")
  func ofResult() throws {
    let entry = try #require(try Document("actor", "--unit", "2ms").patterns.first)
    #expect(
      entry.comparison.sentence
        == "Withdrawals of 70: 2 in part 2, a mistake, and 1 in part 3, its repair")
    #expect(entry.comparison.parts == [2, 3])
  }

  @Test("one that breaks a rule is told by its end")
  func ofRule() throws {
    let entry = try #require(try Document("continuation", "--unit", "2ms").patterns.first)
    #expect(entry.comparison.sentence.hasPrefix("Part 4 breaks a rule: the process was ended by"))
  }
}
