import Patterns
import Timeline

/// A part of a pattern with all its runs, and what they are held against.
struct PartRun {
  let part: Pattern.Part
  let performances: [Performance]
  /// The run whose makespan is the median: all that is drawn and said of the part is of this one.
  let drawn: Performance
  let metrics: Timeline.Metrics
  /// What must be known of the bound, if anything.
  let boundRemark: BoundRemark?
  /// The shortest makespan of the parts that do the same work rightly, in nanoseconds; `nil` if no other does.
  let best: Int64?

  /// The makespans of all runs in nanoseconds, shortest first.
  var makespans: [Int64] { performances.map(\.timeline.makespan).sorted() }

  /// CPU time over wall time: how many processors the part kept busy; `nil` if that is not known.
  var parallelism: Double? { drawn.cpuTime.map { $0 / drawn.wallTime } }

  /// The makespan as a multiple of the bound; `nil` without one.
  var ratio: Double? { boundRemark?.isNone == true ? nil : metrics.ratio }

  /// The makespan as a multiple of the shortest with the same work.
  var timesBest: Double? {
    best.flatMap { $0 > 0 ? Double(metrics.makespan) / Double($0) : nil }
  }
}
