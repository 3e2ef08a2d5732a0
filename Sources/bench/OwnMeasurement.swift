import Foundation
import Timing

/// A person's own functions, compiled and tried out: how often in a row a sample calls each.
struct OwnMeasurement {
  let code: OwnCode
  let build: OwnBuild
  let batches: [Int]
  /// How long one call of each takes, in nanoseconds, as far as one try can say.
  let times: [Double]

  /// Compiles the functions and calls each of them.
  ///
  /// - Parameter command: What is measured, and how long one call may take.
  /// - Returns: `nil` if no functions are measured.
  init?(of command: BenchCommand) throws {
    guard let code = command.own else { return nil }
    self.code = code
    build = try OwnBuild(code)
    let plan = MeasuringPlan(
      launch: 1, items: command.items, blocks: 1, warmUp: 0, seed: command.seed,
      workload: command.workload, clockCost: 0, idleLimit: 0,
      own: .init(library: build.library.path, batches: []))
    let found = try BenchLaunch(
      plan: plan, names: code.calls, silence: command.timeout
    ).calibration()
    // A report is compared with one whose samples hold as many calls.
    let known = command.batches
    batches = zip(code.calls, found.batches).map { known[$0] ?? $1 }
    times = found.times
  }
}
