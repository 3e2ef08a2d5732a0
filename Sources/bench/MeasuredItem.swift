import Foundation
import Patterns
import Timeline
import Timing

/// What a worker measures, one run at a time.
protocol MeasuredItem {
  /// How many runs are done in a row.
  var batch: Int { get }
  /// Does these runs for nothing.
  func warmUp() throws
  /// Runs it and measures.
  func sample() throws -> Report.Sample
  /// How long it takes in nanoseconds if it has nothing to do: the middle of a few runs.
  func emptyCost() throws -> Double
}

/// A part of a pattern.
struct PatternItem: MeasuredItem {
  let part: Pattern.Part
  let rehearsal: Rehearsal
  let plan: MeasuringPlan
  let batch = 1

  init(_ item: MeasuringPlan.Item, in plan: MeasuringPlan) throws {
    guard
      let part = Catalogue.pattern(named: item.name)?.parts.first(where: { $0.title == item.part })
    else { throw BenchError("there is no pattern '\(item.name)' with the part '\(item.part)'") }
    self.part = part
    self.plan = plan
    let work = plan.workload
    let factor = 1 + item.extraWork
    rehearsal = Rehearsal(
      tasks: work.tasks, seed: plan.seed, unit: .nanoseconds(Int64(work.unit * factor)),
      workload: work.iterationsPerUnit.map {
        .compute(iterationsPerUnit: Int((Double($0) * factor).rounded()))
      } ?? .wait)
  }

  func warmUp() throws { _ = try Performance.run(part, rehearsal) }

  func sample() throws -> Report.Sample {
    let before = ResourceUsage.now()
    let performance = try Performance.run(part, rehearsal)
    let after = ResourceUsage.now()
    let switches = after.switches - before.switches
    let wall = max(1, performance.wallTime / .nanoseconds(1) - plan.clockCost)
    let cpu = (performance.cpuTime ?? .zero) / .nanoseconds(1)  // a part that was not ended has it
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let metrics = performance.timeline.metrics()
    let expected = Double(min(metrics.peak, cores))
    // Work that computes and was interrupted keeps fewer processors busy than it could. Work that
    // waits needs hardly any, and its own threads interrupt one another: nothing shows there.
    let isComputing = plan.workload.iterationsPerUnit != nil
    let isContaminated = isComputing && switches > 0 && cpu / wall < 0.85 * expected
    let done = performance.timeline.spans.compactMap(\.task).sorted()
    return Report.Sample(
      wall: wall, cpu: cpu, switches: switches, waits: after.waits - before.waits,
      peak: metrics.peak, criticalPath: Double(metrics.criticalPath),
      contaminated: isContaminated, checked: done == Array(1...rehearsal.tasks))
  }

  func emptyCost() throws -> Double {
    var empty = rehearsal
    empty.workload = .compute(iterationsPerUnit: 0)
    empty.unit = .microseconds(1)
    return Quantiles.median(
      try (0..<5).map { _ in try Performance.run(part, empty).wallTime / .nanoseconds(1) })
  }
}
