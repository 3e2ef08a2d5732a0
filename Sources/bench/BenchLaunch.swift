import Foundation
import Terminal
import Timing

/// One launch: a worker process, and what it tells.
struct BenchLaunch {
  /// What happens while it runs.
  enum Event {
    /// It has waited for an idle machine, and measures.
    case begins
    /// A share of its blocks is done, 0 to 1.
    case measured(Double)
  }

  /// What a launch gives.
  struct Outcome {
    var launch: Report.Launch
    /// What each item costs without any work, in nanoseconds.
    var emptyCosts: [Double]
    /// What each item takes of memory, where that could be counted.
    var memory: [Report.Memory]?
  }

  let plan: MeasuringPlan
  /// What the items are called in errors.
  let names: [String]
  /// The longest that the worker may say nothing.
  let silence: Duration

  /// Runs it to its end.
  func run(onEvent: (Event) -> Void) throws -> Outcome {
    var launch = Report.Launch(
      index: plan.launch, foreignBefore: nil, foreignDuring: nil, waited: 0, warmUp: plan.warmUp,
      flags: [], blocks: [])
    var (emptyCosts, memory): ([Double]?, [Report.Memory]?)
    var current = "starting"
    try listen(current: { current }) { message in
      switch message {
      case .ready(let foreign, let waited, let isIdle):
        launch.foreignBefore = foreign
        launch.waited = waited
        if !isIdle { launch.flags.append(.neverIdle) }
        onEvent(.begins)
      case .warming(let item):
        current = names.indices.contains(item) ? names[item] : "warming up"
      case .block(let block):
        launch.blocks.append(block)
        current = "measuring"
        onEvent(.measured(Double(launch.blocks.count) / Double(plan.blocks)))
      case .done(let foreign, let isDisturbed, let isRobbed, let costs, let counted):
        launch.foreignDuring = foreign
        if isDisturbed { launch.flags.append(.foreignLoad) }
        if isRobbed { launch.flags.append(.steal) }
        (emptyCosts, memory) = (costs, counted)
      case .calibrated, .failed: break
      }
    }
    guard let emptyCosts, launch.blocks.count == plan.blocks else {
      throw BenchError("launch \(plan.launch) ended before its last block")
    }
    return Outcome(launch: launch, emptyCosts: emptyCosts, memory: memory)
  }

  /// Only finds out how often functions are called in a row.
  func calibration() throws -> (batches: [Int], times: [Double]) {
    var found: (batches: [Int], times: [Double])?
    var current = "starting"
    try listen(current: { current }) { message in
      switch message {
      case .warming(let item): current = names.indices.contains(item) ? names[item] : current
      case .calibrated(let batches, let times): found = (batches, times)
      default: break
      }
    }
    guard let found, found.batches.count == names.count, found.times.count == names.count else {
      throw BenchError("\(current) ended the process")
    }
    return found
  }

  /// Starts the worker and hands on what it tells.
  private func listen(
    current: () -> String, _ onMessage: (MeasuringMessage) throws -> Void
  ) throws {
    do {
      try MeasuringProcess.run(
        try Self.executable(), [BenchWorker.option, try Self.json(plan)],
        // The signal is told; how a function came to it would take seconds to print.
        environment: plan.own == nil ? [:] : ["SWIFT_BACKTRACE": "enable=no"], silence: silence
      ) { line in
        guard let message = MeasuringMessage(line: line) else {
          throw BenchError("launch \(plan.launch) wrote something that is not a measurement")
        }
        if case .failed(let sentence) = message {
          throw BenchError(isTrial ? sentence : "launch \(plan.launch) failed: \(sentence)")
        }
        try onMessage(message)
      }
    } catch let failure as MeasuringProcess.Failure {
      throw BenchError(
        (isTrial ? "" : "launch \(plan.launch), ") + "\(current()): \(words(for: failure))")
    }
  }

  /// Whether nothing is measured yet.
  private var isTrial: Bool { plan.own?.batches.isEmpty ?? false }

  private static func executable() throws -> URL {
    guard let executable = Bundle.main.executableURL else {
      throw BenchError("bench cannot find its own executable to start workers")
    }
    return executable
  }

  private static func json(_ plan: MeasuringPlan) throws -> String {
    String(decoding: try JSONEncoder().encode(plan), as: UTF8.self)
  }

  private func words(for failure: MeasuringProcess.Failure) -> String {
    switch failure {
    case .notStarted(let reason): "the worker could not be started: \(reason)"
    case .silent:
      plan.own == nil
        ? "the worker hung and was killed"
        : "the worker said nothing for \(DurationText.format(silence)) and was killed"
    case .crashed(let signal): "the worker crashed with signal \(signal)"
    case .failed(let status): "the worker ended with status \(status)"
    }
  }
}
