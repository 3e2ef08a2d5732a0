import CommandSupport
import Foundation
import Patterns
import Testing
import Timeline

/// What `demo --json -` says of one part of a pattern.
struct Rehearsed: Decodable {
  struct Document: Decodable {
    struct Entry: Decodable {
      let name: String
      let parts: [Rehearsed]
    }
    let patterns: [Entry]
  }

  let title: String
  let timeline: Timeline
  let metrics: Timeline.Metrics
  let facts: [Fact]

  /// Runs a pattern in a process of its own, on the main thread as `demo` does, with short tasks.
  ///
  /// - Returns: The parts of the pattern in order.
  static func parts(
    of pattern: String, tasks: Int = 5, seed: UInt64 = 1, unit: String = "1ms"
  ) throws -> [Rehearsed] {
    let run = try Command.run(
      "demo",
      [pattern, "--json", "-", "--tasks", "\(tasks)", "--seed", "\(seed)", "--unit", unit])
    try #require(run.status == 0, "demo \(pattern) failed: \(run.error)")
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    return try #require(document.patterns.first).parts
  }

  /// The working spans in the order in which they began.
  var work: [Timeline.Span] { timeline.spans.filter { $0.activity == .working } }

  /// The waiting spans in the order in which they began.
  var waits: [Timeline.Span] { timeline.spans.filter { $0.activity == .waiting } }

  /// What the states of something were, in order.
  func states(of name: String) -> [String] {
    timeline.spans.filter { $0.activity == .holding && lane(of: $0) == name }.map(\.label)
  }

  /// How often something was marked, in all lanes.
  func marks(_ kind: Timeline.Mark.Kind) -> Int { timeline.marks.count { $0.kind == kind } }

  /// What was said, in order.
  var lines: [String] { timeline.notes.map(\.text) }

  /// The name of a span's lane.
  func lane(of span: Timeline.Span) -> String { timeline.lanes[span.lane].name }

  /// The figure of a name, as text.
  func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }

  /// The figure of a name, as a number.
  func number(_ name: String) -> Double? { facts.first { $0.name == name }?.number }
}
