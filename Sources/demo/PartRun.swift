import Foundation
import Patterns
import Timeline

/// A part of a pattern with all its runs; the first is the one that is drawn.
struct PartRun {
  let part: Pattern.Part
  let performances: [Performance]
  let first: Performance
  let metrics: Timeline.Metrics

  init(part: Pattern.Part, performances: [Performance], computes: Bool) {
    self.part = part
    self.performances = performances
    first = performances[0]
    // Tasks that wait can all wait at once; tasks that compute cannot be more than the processors.
    metrics = first.timeline.metrics(
      cores: computes ? ProcessInfo.processInfo.activeProcessorCount : nil)
  }

  /// The makespans of all runs in nanoseconds, shortest first.
  var makespans: [Int64] { performances.map(\.timeline.makespan).sorted() }

  /// CPU time over wall time: how many processors the part kept busy.
  var parallelism: Double { first.cpuTime / first.wallTime }
}
