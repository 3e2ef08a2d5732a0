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
    let links: NextSteps
    let parts: [Part]

    init(run: PatternRun) {
      name = run.pattern.name
      chapter = run.pattern.chapter.rawValue
      summary = run.pattern.summary
      links = NextSteps(run.pattern)
      parts = run.parts.map(Part.init)
    }
  }

  struct Part: Encodable {
    let title: String
    /// What it does wrong on purpose, `time`, `result` or `rule`; missing if nothing.
    let mistake: Pattern.Mistake?
    let metrics: Timeline.Metrics
    let bound: Int64
    let ratio: Double?
    /// The makespan as a multiple of the shortest with the same work; missing if no other part has it.
    let timesBest: Double?
    /// Missing for a part that did not live to tell.
    let cpuOverWall: Double?
    /// The makespan of every run, in the order of the runs.
    let samples: [Int64]
    let facts: [Fact]
    let timeline: Timeline

    init(run: PartRun) {
      title = run.part.title
      mistake = run.part.mistake
      metrics = run.metrics
      bound = run.metrics.bound
      ratio = run.metrics.ratio
      timesBest = run.timesBest
      cpuOverWall = run.parallelism
      samples = run.performances.map(\.timeline.makespan)
      facts = run.drawn.facts
      timeline = run.drawn.timeline
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

  init(rehearsal: Rehearsal, runs: [PatternRun]) {
    seed = rehearsal.seed
    tasks = rehearsal.tasks
    unit = Int64(rehearsal.unit / .nanoseconds(1))
    units = rehearsal.units
    patterns = runs.map(Entry.init)
  }

  func json() throws -> String { try CanonicalJSON.text(self) }

  /// A pattern without any run.
  struct Listed: Encodable {
    let name: String
    let chapter: String
    let summary: String
    let lookFor: String
    let why: String
    let compareWith: String
    let links: NextSteps

    init(_ pattern: Pattern) {
      name = pattern.name
      chapter = pattern.chapter.rawValue
      summary = pattern.summary
      lookFor = pattern.lookFor
      why = pattern.why
      compareWith = pattern.compareWith.joined(separator: " ")
      links = NextSteps(pattern)
    }
  }

  /// The catalogue without any run.
  static func catalogueJSON() throws -> String {
    try CanonicalJSON.text(Catalogue.all.map(Listed.init))
  }
}
