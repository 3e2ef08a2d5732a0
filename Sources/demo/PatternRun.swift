import Foundation
import Patterns
import Timeline

/// A pattern with the runs of all its parts, and what they are held against.
struct PatternRun {
  let pattern: Pattern
  let parts: [PartRun]

  /// Puts the runs of a pattern's parts together.
  ///
  /// Parts that do the same work share a bound: the least of their work, on the most workers that
  /// there can be. So a part that does one thing after another for no reason does not look ideal.
  /// One whose result is wrong is held against nothing, and nothing against it.
  ///
  /// - Parameters:
  ///   - performances: For each part its runs, at least one.
  ///   - rehearsal: What they were asked to do.
  ///   - poolWidth: How many tasks that wait this machine's pool works on at once.
  init(
    _ pattern: Pattern, _ performances: [[Performance]], _ rehearsal: Rehearsal,
    poolWidth: () throws -> Int
  ) rethrows {
    self.pattern = pattern
    let drawn = performances.map(\.inTheMiddle)
    let kinds = drawn.map { SharedWork($0.timeline) }
    let wrong = pattern.parts.map { BoundRemark($0.mistake) }
    parts = try performances.indices.map { index in
      let alike = drawn.indices.filter {
        $0 == index || kinds[$0] == kinds[index] && wrong[$0] == nil && wrong[index] == nil
      }
      let peaks = alike.map { drawn[$0].timeline.metrics() }
      let computes = drawn[index].timeline.computes
      var width = peaks.map(\.peak).max() ?? 0
      if kinds[index].isEverything(of: rehearsal) {
        width = max(width, computes ? rehearsal.tasks : try poolWidth())
      }
      if computes { width = min(width, ProcessInfo.processInfo.activeProcessorCount) }
      var least = peaks.map(\.amount).reduce(peaks[0].amount) { $0.least(with: $1) }
      var remark = kinds[index].isEmpty ? .noWork : wrong[index]
      let part = pattern.parts[index]
      if part.mistake == .ofTime, let repair = part.repair, kinds[repair - 1] != kinds[index] {
        // What it does too much is no reason to take longer.
        least = least.least(with: drawn[repair - 1].timeline.metrics().amount)
        remark = .ofRepair(repair)
      }
      let best = alike.count > 1 ? alike.map { drawn[$0].timeline.makespan }.min() : nil
      return PartRun(
        part: part, performances: performances[index], drawn: drawn[index],
        metrics: drawn[index].timeline.metrics(width: width, sharing: least),
        boundRemark: remark, best: kinds[index].isEmpty ? nil : best)
    }
  }

  /// Whether some work was measured in processor time.
  var computes: Bool {
    parts.contains { $0.drawn.timeline.spans.contains { $0.processorTime != nil } }
  }

  /// The longest makespan that is drawn, in nanoseconds.
  var longest: Int64 { parts.map(\.drawn.timeline.makespan).max() ?? 0 }
}

extension Timeline {
  /// Whether all work was measured in processor time: a server that waits needs no processor for it.
  fileprivate var computes: Bool {
    spans.filter { $0.activity == .working }.allSatisfy { $0.processorTime != nil }
  }
}

/// The work that a part has done, by the names of the tasks.
private struct SharedWork: Equatable {
  let names: [String]

  init(_ timeline: Timeline) {
    names = timeline.spans.filter { $0.activity == .working }.map(\.label).sorted()
  }

  var isEmpty: Bool { names.isEmpty }

  /// Whether it is what the stage has, each once.
  func isEverything(of rehearsal: Rehearsal) -> Bool {
    names == rehearsal.names.sorted()
  }
}

extension [Performance] {
  /// The run of the median makespan; of two in the middle the shorter.
  fileprivate var inTheMiddle: Performance {
    sorted { $0.timeline.makespan < $1.timeline.makespan }[(count - 1) / 2]
  }
}
