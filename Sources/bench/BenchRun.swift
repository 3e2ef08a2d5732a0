import CPlatform
import Foundation
import Patterns
import Terminal
import Timing

/// The launches of one report, made one by one.
struct BenchRun {
  let command: BenchCommand
  let workload: Report.Workload
  /// How many cores the workers may use, if not all.
  let limit: Int?
  /// The functions that are measured instead of patterns.
  private let own: OwnMeasurement?
  private let date = Date().formatted(.iso8601)
  private let clock = Report.Clock.calibrate()
  private let cores: Int
  private var launches: [Report.Launch] = []
  private var emptyCosts: [[Double]] = []
  private var memory: [[Report.Memory]] = []

  /// Prepares launches with as many tasks as the workload has, on so many cores.
  ///
  /// - Parameter own: The functions that are measured, compiled once for all runs of a sweep.
  init(
    command: BenchCommand, workload: Report.Workload, cores limit: Int? = nil,
    own: OwnMeasurement? = nil
  ) {
    self.command = command
    self.workload = workload
    self.limit = limit
    self.own = own
    cores = limit ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Measures what the command asks for.
  static func report(of command: BenchCommand) throws -> Report {
    let run = BenchRun(
      command: command, workload: command.workload, cores: command.variants.cores.first,
      own: try OwnMeasurement(of: command))
    return try reports(of: [run], command)[0]
  }

  /// Makes the launches of runs in turn, until there are enough, or all are settled.
  ///
  /// - Returns: A report of each.
  static func reports(of runs: [BenchRun], _ command: BenchCommand) throws -> [Report] {
    var runs = runs
    let mean = runs.map(\.nominal).reduce(0, +) / Double(runs.count)
    var progress = BenchProgress(command: command, launch: mean, reports: runs.count)
    defer { progress.finish() }
    var rule = command.settling
    var count = 0
    while true {
      for index in runs.indices { try runs[index].launch(&progress) }
      count += 1
      guard rule != nil else {
        if count == command.launches { return runs.map { $0.report() } }
        continue
      }
      let settling = rule?.ended(launches: count, elapsed: progress.elapsed) { looks in
        runs.allSatisfy { $0.isSettled(looks: looks) }
      }
      if let settling { return runs.map { $0.report(settling) } }
    }
  }

  private func isSettled(looks: Int) -> Bool {
    guard let rule = command.settling else { return true }
    let settling = Report.Settling(threshold: rule.threshold, looks: looks, end: .settled)
    return ReportAnalysis(report(settling)).unsettled.isEmpty
  }

  /// How long a launch takes at most without waiting, in nanoseconds, if no task is late.
  var nominal: Double {
    block * Double(command.blocks + command.warmUp) + IdleWait.look
  }

  /// How long a block takes if everything is done one after the other, in nanoseconds.
  private var block: Double {
    guard let own else {
      return workload.units.reduce(0, +) * workload.unit * Double(command.items.count)
    }
    return zip(own.batches, own.times).reduce(0) { $0 + Double($1.0) * $1.1 }
  }

  /// Makes the next launch.
  mutating func launch(_ progress: inout BenchProgress) throws {
    let plan = MeasuringPlan(
      launch: launches.count + 1, items: command.items, blocks: command.blocks,
      warmUp: command.warmUp, seed: command.seed, workload: workload, clockCost: clock.p50,
      idleLimit: command.idleWait / .nanoseconds(1),
      own: own.map { .init(library: $0.build.library.path, batches: $0.batches) })
    if let limit, !cplatform_limit_cores(Int32(limit)) {
      throw BenchError("the system did not let the workers use \(limit) cores")
    }
    defer { if limit != nil { _ = cplatform_limit_cores(0) } }
    progress.begin()
    let launch = BenchLaunch(plan: plan, names: command.items.map(\.name), silence: silence)
    let outcome = try launch.run { progress.note($0) }
    progress.end(waited: outcome.launch.waited)
    launches.append(outcome.launch)
    emptyCosts.append(outcome.emptyCosts)
    if let counted = outcome.memory, counted.count == command.items.count { memory.append(counted) }
  }

  /// The longest that a worker may say nothing: waiting for an idle machine, or one whole block
  /// or warm-up at a hundredth of the expected speed.
  private var silence: Duration {
    let runs = Double(max(1, command.warmUp, 5))
    return command.idleWait + .seconds(15) + .nanoseconds(Int64(min(3.6e12, block * runs * 10)))
  }

  /// The report of all launches so far.
  func report(_ settling: Report.Settling? = nil) -> Report {
    var machine = Report.Machine.current()
    machine.cores = cores
    return Report(
      date: date, machine: machine, toolchain: BuildInfo.compilerVersion,
      build: BuildInfo.build(isOptimised: Computation.isOptimised), commit: .current(),
      seed: command.seed, workload: workload, clock: clock,
      patterns: command.items.indices.map(entry), launches: launches, settling: settling,
      own: own?.code.origin)
  }

  private func entry(_ index: Int) -> Report.Entry {
    let item = command.items[index]
    let emptyCost = Quantiles.median(emptyCosts.map { $0[index] })
    if let own {
      return Report.Entry(
        name: item.name, part: "", chapter: "", width: nil, work: nil, criticalPath: nil,
        emptyCost: emptyCost, batch: own.batches[index], memory: memory(of: index))
    }
    let factor = (1 + item.extraWork) * workload.unit
    let peaks = launches.flatMap { $0.blocks.compactMap { $0.samples[index].peak } }.map(
      Double.init)
    let peak = peaks.isEmpty ? nil : Int(Quantiles.median(peaks))
    // A twin needs a name of its own, even one that does no more work.
    let isTwin = index > 0 && command.items[0].name == item.name && command.isTwinned
    let percent = NumberText.significant(item.extraWork * 100, digits: 3)
    // A part that is the only one of its pattern to be measured goes by the pattern's name.
    let isOnly = BenchSelection.comparableParts(of: item.name) == 1
    let title = [isTwin ? "twin +\(percent) %" : "", isOnly ? "" : item.part]
    return Report.Entry(
      name: item.name, part: title.filter { !$0.isEmpty }.joined(separator: ", "),
      chapter: Catalogue.pattern(named: item.name)?.chapter.rawValue ?? "",
      width: workload.kind == .compute ? peak.map { min($0, cores) } : nil,
      work: workload.units.reduce(0, +) * factor,
      criticalPath: (workload.units.max() ?? 0) * factor,
      emptyCost: emptyCost, memory: memory(of: index))
  }

  /// The middle values of all launches.
  private func memory(of index: Int) -> Report.Memory? {
    guard !memory.isEmpty else { return nil }
    return Report.Memory(
      allocations: Quantiles.median(memory.map { $0[index].allocations }),
      peak: Quantiles.median(memory.map { $0[index].peak }))
  }
}
