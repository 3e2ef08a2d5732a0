import Foundation
import Patterns
import Terminal
import Timeline

/// What `demo --json` writes; times are nanoseconds unless a name says otherwise.
///
/// Version 2 added what a page needs: the texts of a lesson and its source, the lines of bars, repairs, what the
/// figures mean, and the sentence that compares the parts. All that version 1 had is as it was.
struct DemoDocument: Encodable {
  struct Entry: Encodable {
    let name: String
    let chapter: String
    let summary: String
    let lookFor: String
    let why: String
    /// The names of the patterns to compare it with.
    let compareWith: [String]
    let comparison: PartComparison
    /// What the figures of the parts mean.
    let figures: [Figure]
    let links: NextSteps
    /// The files that the places are in; the lesson's own is the first.
    let sources: [Source]
    let parts: [Part]

    init(run: PatternRun) {
      name = run.pattern.name
      chapter = run.pattern.chapter.rawValue
      summary = run.pattern.summary
      lookFor = run.pattern.lookFor
      why = run.pattern.why
      compareWith = run.pattern.compareWith
      comparison = PartComparison(run)
      figures = Figure.all(computes: run.computes)
      links = NextSteps(run.pattern)
      let others = Set(run.parts.flatMap(\.drawn.timeline.places).map(\.file))
      sources =
        ([run.pattern.file] + others.subtracting([run.pattern.file]).sorted()).map(Source.init)
      parts = run.parts.map(Part.init)
    }
  }

  struct Source: Encodable {
    /// The path in the package.
    let file: String
    /// Missing if the file is not where it was when `demo` was compiled.
    let text: String?

    init(_ file: String) {
      self.file = file
      text = LessonFile.text(of: file)
    }
  }

  struct Part: Encodable {
    let title: String
    /// The line of its entry in the lesson's own file.
    let line: Int
    /// What it does wrong on purpose, `time`, `resources`, `result` or `rule`; missing if nothing.
    let mistake: Pattern.Mistake?
    /// The number of the part, from 1, that does the same without the mistake; missing if none does.
    let repair: Int?
    let metrics: Timeline.Metrics
    let bound: Int64
    /// Missing for a part that has no bound.
    let ratio: Double?
    /// Why there is no bound, or whose it is; missing if it is the part's own.
    let boundRemark: String?
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
      line = run.part.line
      mistake = run.part.mistake
      repair = run.part.repair
      metrics = run.metrics
      bound = run.metrics.bound
      ratio = run.ratio
      boundRemark = run.boundRemark?.words
      timesBest = run.timesBest
      cpuOverWall = run.parallelism
      samples = run.performances.map(\.timeline.makespan)
      facts = run.drawn.facts
      timeline = run.drawn.timeline
    }
  }

  let kind = "interleave-demo"
  let version = 2
  let seed: UInt64
  let tasks: Int
  let unit: Int64
  let units: [Double]
  let processors = ProcessInfo.processInfo.activeProcessorCount
  /// How many tasks that wait the pool of this machine worked on at once; missing if no bound needed it.
  let poolWidth: Int?
  let patterns: [Entry]

  init(rehearsal: Rehearsal, runs: [PatternRun], poolWidth: Int?) {
    seed = rehearsal.seed
    tasks = rehearsal.tasks
    unit = Int64(rehearsal.unit / .nanoseconds(1))
    units = rehearsal.units
    self.poolWidth = poolWidth
    patterns = runs.map(Entry.init)
  }

  /// The document on many lines.
  func json() throws -> String { try CanonicalJSON.text(self) }

  /// The document on one line.
  func line() throws -> String { try CanonicalJSON.line(self) }
}
