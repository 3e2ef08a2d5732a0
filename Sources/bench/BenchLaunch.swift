import Foundation
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
    var emptyCosts: [Double]?
    var current = "starting"
    do {
      try MeasuringProcess.run(
        try Self.executable(), [BenchWorker.option, try Self.json(plan)], silence: silence
      ) { line in
        switch MeasuringMessage(line: line) {
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
        case .done(let foreign, let isDisturbed, let isRobbed, let costs):
          launch.foreignDuring = foreign
          if isDisturbed { launch.flags.append(.foreignLoad) }
          if isRobbed { launch.flags.append(.steal) }
          emptyCosts = costs
        case .failed(let sentence):
          throw BenchError("launch \(plan.launch) failed: \(sentence)")
        case nil:
          throw BenchError("launch \(plan.launch) wrote something that is not a measurement")
        }
      }
    } catch let failure as MeasuringProcess.Failure {
      throw BenchError("launch \(plan.launch), \(current): \(Self.words(for: failure))")
    }
    guard let emptyCosts, launch.blocks.count == plan.blocks else {
      throw BenchError("launch \(plan.launch) ended before its last block")
    }
    return Outcome(launch: launch, emptyCosts: emptyCosts)
  }

  private static func executable() throws -> URL {
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
