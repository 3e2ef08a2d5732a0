import Foundation
import Patterns
import Terminal
import Timing

/// One measurement: the launches, one after the other, put together into a report.
struct BenchRun {
  let command: BenchCommand
  private let clock = Report.Clock.calibrate()
  private let cores = ProcessInfo.processInfo.activeProcessorCount

  init(command: BenchCommand) {
    self.command = command
  }

  func report() throws -> Report {
    let date = Date().formatted(.iso8601)
    announce()
    var progress = ProgressBar()
    var launches: [Report.Launch] = []
    var emptyCosts: [[Double]] = []
    for number in 1...command.launches {
      let (launch, costs) = try launch(number, progress: &progress)
      launches.append(launch)
      emptyCosts.append(costs)
    }
    progress.finish()
    return Report(
      date: date, machine: .current(), toolchain: BuildInfo.compilerVersion,
      build: BuildInfo.build(isOptimised: Computation.isOptimised), commit: .current(),
      seed: command.seed, workload: command.workload, clock: clock,
      patterns: command.items.indices.map { entry($0, launches, emptyCosts) }, launches: launches)
  }

  /// Says beforehand how long it will take, where a person looks at it.
  private func announce() {
    guard TerminalStyle(descriptor: 2).isInteractive else { return }
    let one = command.workload.units.reduce(0, +) * command.workload.unit
    let runs = Double(command.launches * (command.blocks + command.warmUp) * command.items.count)
    Console.note(
      "bench: \(command.items.count) patterns, \(command.launches) launches of \(command.blocks) "
        + "blocks; at most about \(DurationText.format(nanoseconds: one * runs))")
  }

  private func launch(
    _ number: Int, progress: inout ProgressBar
  ) throws -> (Report.Launch, emptyCosts: [Double]) {
    let plan = MeasuringPlan(
      launch: number, items: command.items, blocks: command.blocks, warmUp: command.warmUp,
      seed: command.seed, workload: command.workload, clockCost: clock.p50,
      idleLimit: command.idleWait / .nanoseconds(1))
    var launch = Report.Launch(
      index: number, foreignBefore: nil, foreignDuring: nil, waited: 0, warmUp: command.warmUp,
      flags: [], blocks: [])
    var emptyCosts: [Double]?
    var current = "starting"
    let all = Double(command.launches)
    do {
      try MeasuringProcess.run(
        try executable(), [BenchWorker.option, try Self.json(plan)], silence: silence
      ) { line in
        switch MeasuringMessage(line: line) {
        case .ready(let foreign, let waited, let isIdle):
          launch.foreignBefore = foreign
          launch.waited = waited
          if !isIdle { launch.flags.append(.neverIdle) }
        case .warming(let item):
          current = command.items.indices.contains(item) ? command.items[item].name : "warming up"
        case .block(let block):
          launch.blocks.append(block)
          current = "measuring"
        case .done(let foreign, let isDisturbed, let isRobbed, let costs):
          launch.foreignDuring = foreign
          if isDisturbed { launch.flags.append(.foreignLoad) }
          if isRobbed { launch.flags.append(.steal) }
          emptyCosts = costs
        case .failed(let sentence):
          throw BenchError("launch \(number) failed: \(sentence)")
        case nil:
          throw BenchError("launch \(number) wrote something that is not a measurement")
        }
        let share = Double(launch.blocks.count) / Double(command.blocks)
        progress.update(
          (Double(number - 1) + share) / all, "launch \(number) of \(command.launches)")
      }
    } catch let failure as MeasuringProcess.Failure {
      throw BenchError("launch \(number), \(current): \(Self.words(for: failure))")
    }
    guard let emptyCosts, launch.blocks.count == command.blocks else {
      throw BenchError("launch \(number) ended before its last block")
    }
    return (launch, emptyCosts)
  }

  /// The longest that a worker may say nothing: waiting for an idle machine, or one whole block
  /// or warm-up at a hundredth of the expected speed.
  private var silence: Duration {
    let one = command.workload.units.reduce(0, +) * command.workload.unit
    let runs = Double(max(command.items.count, command.warmUp, 5))
    return command.idleWait + .seconds(15) + .nanoseconds(Int64(min(3.6e12, one * runs * 10)))
  }

  private func entry(
    _ index: Int, _ launches: [Report.Launch], _ emptyCosts: [[Double]]
  ) -> Report.Entry {
    let item = command.items[index]
    let factor = (1 + item.extraWork) * command.workload.unit
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
      width: command.workload.kind == .compute ? peak.map { min($0, cores) } : nil,
      work: command.workload.units.reduce(0, +) * factor,
      criticalPath: (command.workload.units.max() ?? 0) * factor,
      emptyCost: Quantiles.median(emptyCosts.map { $0[index] }))
  }

  private func executable() throws -> URL {
    guard let executable = Bundle.main.executableURL else {
      throw BenchError("bench cannot find its own executable to start workers")
    }
    return executable
  }

  private static func json(_ plan: MeasuringPlan) throws -> String {
    String(decoding: try JSONEncoder().encode(plan), as: UTF8.self)
  }

  private static func words(for failure: MeasuringProcess.Failure) -> String {
    switch failure {
    case .notStarted(let reason): "the worker could not be started: \(reason)"
    case .silent: "the worker hung and was killed"
    case .crashed(let signal): "the worker crashed with signal \(signal)"
    case .failed(let status): "the worker ended with status \(status)"
    }
  }
}
