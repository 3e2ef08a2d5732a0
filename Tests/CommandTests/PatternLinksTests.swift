import CommandSupport
import Course
import Foundation
import Patterns
import Testing

@Suite("Where a pattern leads")
struct PatternLinksTests {
  @Test("every pattern has its links, and there are none for anything else")
  func complete() {
    #expect(Set(PatternLinks.all.keys) == Set(Catalogue.all.map(\.name)))
  }

  @Test("its code is where it says, and has its entry", arguments: Catalogue.all.map(\.name))
  func code(name: String) throws {
    let pattern = try #require(Catalogue.pattern(named: name))
    let text = try String(
      contentsOf: Document.root.appending(path: pattern.file), encoding: .utf8)
    #expect(text.contains("= Pattern(\n    \"\(name)\","))
  }

  @Test("the exercises are in the course; where there is none, no exercise points to the pattern")
  func practice() throws {
    let course = try Course(folder: Learner.course)
    let readings = try course.exercises.map { exercise in
      let file = exercise.folder.appending(path: "README.md")
      return (exercise.name, try String(contentsOf: file, encoding: .utf8))
    }
    for (name, links) in PatternLinks.all {
      switch links.practice {
      case .exercises(let exercises):
        #expect(!exercises.isEmpty, "\(name)")
        for exercise in exercises {
          #expect(course.exercise(exercise) != nil, "\(name): \(exercise)")
        }
      case .missing(let reason):
        #expect(!reason.isEmpty && !reason.hasSuffix("."))
        let pointing = readings.filter { $0.1.contains("`swift run demo \(name)`") }.map(\.0)
        #expect(pointing.isEmpty, "\(name)")
      }
    }
  }

  @Test("bench can measure what it is said to measure, and no pattern without a reason is left out")
  func measurement() {
    for (name, links) in PatternLinks.all {
      switch links.measurement {
      case .patterns(let patterns):
        #expect(patterns.first == name && Set(patterns).count == patterns.count)
        for other in patterns { #expect(isMeasurable(other), "\(name): \(other)") }
      case .costs(let rows):
        #expect(!rows.isEmpty, "\(name)")  // BenchCostsTests looks for them in the table
      case .missing(let reason):
        #expect(!reason.isEmpty && !reason.hasSuffix("."))
        #expect(!isMeasurable(name), "\(name)")
      }
    }
  }

  private func isMeasurable(_ name: String) -> Bool {
    Catalogue.pattern(named: name)?.parts.contains(where: \.isComparable) ?? false
  }

  @Test("demo ends with them, also where there is none, and writes them as JSON")
  func shown() throws {
    let run = try Command.run("demo", ["lock", "deferred-work", "--unit", "1us"])
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for part in [
      "Code: Sources/Patterns/Threads/Lock.swift",
      "Practise it: swift run grade run lost-update, or check-then-act, lock-order",
      "Measure it: swift run bench --costs (NSLock; ",
      "Code: Sources/Patterns/Applications/DeferredWork.swift",
      "No exercise practises it: its scheduler ",
      "No measurement compares it: how long ",
    ] {
      #expect(text.contains(part))
    }
    struct Listed: Decodable {
      struct Links: Decodable {
        let code: String
        let practise: [String]
        let notPractised, measure, notMeasured: String?
      }
      let name: String
      let links: Links
    }
    let list = try Command.run("demo", ["--json", "-"]).output
    let listed = try JSONDecoder().decode([Listed].self, from: Data(list.utf8))
    #expect(listed.map(\.name) == Catalogue.all.map(\.name))
    for pattern in listed {
      let links = pattern.links
      #expect(links.practise.isEmpty == (links.notPractised != nil), "\(pattern.name)")
      #expect((links.measure == nil) == (links.notMeasured != nil), "\(pattern.name)")
    }
  }
}
