import CommandSupport
import Foundation
import Patterns
import Testing
import Timeline

@Suite("What to look for")
struct LookForTests {
  /// Every pattern's parts as they are drawn, by its name; run once.
  private static let shown = Result {
    let run = try Command.run(
      "demo", ["all", "--json", "-", "--tasks", "5", "--seed", "1", "--unit", "1ms"])
    let document = try JSONDecoder().decode(Rehearsed.Document.self, from: Data(run.output.utf8))
    return Dictionary(uniqueKeysWithValues: document.patterns.map { ($0.name, $0.parts) })
  }

  /// The columns of the table below the drawings.
  private static let columns: Set = [
    "makespan", "T₁", "T∞", "peak", "bound", "ratio", "in order", "× best", "CPU",
  ]

  @Test(
    "what a lesson quotes is a lane, a bar, a line or a figure",
    arguments: Catalogue.all.map(\.name))
  func quoted(name: String) throws {
    let pattern = try #require(Catalogue.pattern(named: name))
    let parts = try #require(try Self.shown.get()[name])
    let quoted = pattern.lookFor.matches(of: /`([^`]+)`/).map { String($0.1) }
    #expect(!quoted.isEmpty, "\(name) does not say what is to be seen, between backquotes")
    for words in quoted {
      #expect(
        Self.columns.contains(words) || parts.contains { $0.shows(words) }, "\(name): \(words)")
    }
  }

  @Test("what is drawn has the line that draws it", arguments: Catalogue.all.map(\.name))
  func places(name: String) throws {
    var files: [String: [String]] = [:]
    let statements = /\.?(perform|waits|isFree|doing|draw|say|mark)\b/
    for part in try #require(try Self.shown.get()[name]) {
      #expect(!part.timeline.places.isEmpty)
      for place in part.timeline.places {
        if files[place.file] == nil {
          files[place.file] = try #require(LessonFile.text(of: place.file), "\(place.file)")
            .components(separatedBy: "\n")
        }
        let line = files[place.file, default: []][place.line - 1]
        #expect(line.contains(statements), "\(place.file):\(place.line): \(line)")
      }
      let unplaced = part.timeline.spans.filter { $0.place == nil }
      // A server's work is drawn by the server, which no line of a lesson asks for it.
      #expect(unplaced.allSatisfy { part.lane(of: $0).hasPrefix("connection ") })
    }
  }

  @Test("a sign that a lesson speaks of is drawn", arguments: Catalogue.all.map(\.name))
  func signs(name: String) throws {
    let lookFor = try #require(Catalogue.pattern(named: name)).lookFor
    let parts = try #require(try Self.shown.get()[name])
    if lookFor.contains("✗") { #expect(parts.contains { $0.marks(.loss) > 0 }) }
    if lookFor.contains("‼") { #expect(parts.contains { $0.marks(.trap) > 0 }) }
    if lookFor.contains("··") {
      #expect(parts.contains { $0.timeline.spans.contains { $0.activity == .free } })
    }
    if lookFor.contains("•") {
      #expect(
        parts.contains { part in
          part.timeline.lanes.contains { !part.timeline.wakeUps(of: $0.id).isEmpty }
        })
    }
  }
}

extension Rehearsed {
  /// Whether the drawing has a lane, a bar, a line or a figure of these words.
  fileprivate func shows(_ words: String) -> Bool {
    timeline.lanes.contains { $0.name == words } || timeline.spans.contains { $0.label == words }
      || lines.contains { $0.hasPrefix(words) }
      || facts.contains { $0.name == words || $0.value == words }
  }
}
