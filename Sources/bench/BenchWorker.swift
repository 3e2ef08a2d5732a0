import Foundation
import Patterns
import Timeline
import Timing

/// One launch: a process that measures some blocks and tells them line by line.
struct BenchWorker {
  /// The first argument of a worker; the plan follows.
  static let option = "--launch-worker"

  private let plan: MeasuringPlan?

  init(plan: String) {
    self.plan = try? JSONDecoder().decode(MeasuringPlan.self, from: Data(plan.utf8))
  }

  /// Measures everything; a failure is told as a message.
  func run() {
    do {
      guard let plan else { throw BenchError("a worker was started without a plan") }
      try measure(plan)
    } catch {
      try? tell(.failed("\(error)"))
    }
  }

  private func measure(_ plan: MeasuringPlan) throws {
    let parts = try plan.items.map { item in
      guard
        let part = Catalogue.pattern(named: item.name)?.parts.first(where: { $0.title == item.part }
        )
      else { throw BenchError("there is no pattern '\(item.name)' with the part '\(item.part)'") }
      return part
    }
    let rehearsals = plan.items.map { rehearsal(of: $0, in: plan) }
    let idle = IdleWait.wait(limit: plan.idleLimit)
    try tell(.ready(foreign: idle.foreign, waited: idle.waited, isIdle: idle.isIdle))

    let before = ForeignLoad.Mark.now()
    for (index, part) in parts.enumerated() {
      try tell(.warming(item: index))
      for _ in 0..<plan.warmUp { _ = try Performance.run(part, rehearsals[index]) }
    }
    let orders = BlockOrders.orders(
      entries: parts.count, blocks: plan.blocks, launch: plan.launch, seed: plan.seed)
    for order in orders {
      var samples: [Int: Report.Sample] = [:]
      for index in order {
        samples[index] = try sample(of: parts[index], rehearsals[index], plan)
      }
      let ordered = parts.indices.compactMap { samples[$0] }
      try tell(.block(Report.Block(order: order, samples: ordered)))
    }
    let load = before.flatMap { before in
      ForeignLoad.Mark.now().map { ForeignLoad(from: before, to: $0) }
    }
    try tell(
      .done(
        foreign: load?.cores, isDisturbed: load?.exceeds(0.05) ?? false,
        isRobbed: load?.isRobbed(above: 0.05) ?? false,
        emptyCosts: try zip(parts, rehearsals).map(emptyCost)))
  }

  private func rehearsal(of item: MeasuringPlan.Item, in plan: MeasuringPlan) -> Rehearsal {
    let work = plan.workload
    let factor = 1 + item.extraWork
    return Rehearsal(
      tasks: work.tasks, seed: plan.seed, unit: .nanoseconds(Int64(work.unit * factor)),
      workload: work.iterationsPerUnit.map {
        .compute(iterationsPerUnit: Int((Double($0) * factor).rounded()))
      } ?? .wait)
  }

  private func sample(
    of part: Pattern.Part, _ rehearsal: Rehearsal, _ plan: MeasuringPlan
  ) throws -> Report.Sample {
    let before = ResourceUsage.now()
    let performance = try Performance.run(part, rehearsal)
    let switches = ResourceUsage.now().switches - before.switches
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
      wall: wall, cpu: cpu, switches: switches, peak: metrics.peak,
      criticalPath: Double(metrics.criticalPath), contaminated: isContaminated,
      checked: done == Array(1...rehearsal.tasks))
  }

  /// The middle time of a few runs with tasks that do nothing.
  private func emptyCost(of part: Pattern.Part, like rehearsal: Rehearsal) throws -> Double {
    var empty = rehearsal
    empty.workload = .compute(iterationsPerUnit: 0)
    empty.unit = .microseconds(1)
    let times = try (0..<5).map { _ in
      try Performance.run(part, empty).wallTime / .nanoseconds(1)
    }
    return Quantiles.median(times)
  }

  private func tell(_ message: MeasuringMessage) throws {
    try FileHandle.standardOutput.write(contentsOf: message.line())
  }
}

/// A measurement that could not be made, in one sentence.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
