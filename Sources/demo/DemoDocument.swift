import Foundation
import Patterns
import Terminal
import Timeline

/// What `demo --json` writes; times are nanoseconds unless a name says otherwise.
struct DemoDocument: Encodable {
  struct Entry: Encodable {
    let name: String
    let chapter: String
    let summary: String
    let parts: [Part]

    init(pattern: Pattern, runs: [PartRun]) {
      name = pattern.name
      chapter = pattern.chapter.rawValue
      summary = pattern.summary
      parts = runs.map(Part.init)
    }
  }

  struct Part: Encodable {
    let title: String
    let metrics: Timeline.Metrics
    let bound: Int64
    let ratio: Double?
    let cpuOverWall: Double
    /// The makespan of every run, in the order of the runs.
    let samples: [Int64]
    let facts: [Fact]
    let timeline: Timeline

    init(run: PartRun) {
      title = run.part.title
      metrics = run.metrics
      bound = run.metrics.bound
      ratio = run.metrics.ratio
      cpuOverWall = run.parallelism
      samples = run.performances.map(\.timeline.makespan)
      facts = run.first.facts
      timeline = run.first.timeline
    }
  }

  let kind = "interleave-demo"
  let version = 1
  let seed: UInt64
  let tasks: Int
  let unit: Int64
  let units: [Double]
  let processors = ProcessInfo.processInfo.activeProcessorCount
  let patterns: [Entry]

  init(rehearsal: Rehearsal, entries: [Entry]) {
    seed = rehearsal.seed
    tasks = rehearsal.tasks
    unit = Int64(rehearsal.unit / .nanoseconds(1))
    units = rehearsal.units
    patterns = entries
  }

  func json() throws -> String { try CanonicalJSON.text(self) }

  /// The catalogue without any run.
  static func catalogueJSON() throws -> String {
    try CanonicalJSON.text(
      Catalogue.all.map { pattern in
        [
          "name": pattern.name, "chapter": pattern.chapter.rawValue, "summary": pattern.summary,
          "lookFor": pattern.lookFor, "why": pattern.why,
          "compareWith": pattern.compareWith.joined(separator: " "),
        ]
      })
  }
}
