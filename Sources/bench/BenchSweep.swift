import Terminal
import Timing

/// `bench` with several numbers of tasks or of cores: a report for each of them.
///
/// A launch with each number follows the one before, so that a change of the machine in the
/// meantime does not look like growth.
struct BenchSweep {
  let command: BenchCommand
  let variable: Sweep.Variable

  func run() throws {
    let sweep = try sweep()
    let style = command.style
    try command.output.write(
      command.format == .json
        ? try sweep.json()
        : SweepAnalysis(sweep).text(width: style.width, hasUnicode: style.hasUnicode))
    try BenchCommand.check(sweep.reports)
    BenchEnding(command: command).tell()
  }

  private func sweep() throws -> Sweep {
    var runs =
      switch variable {
      case .tasks:
        command.variants.tasks.map {
          BenchRun(
            command: command, workload: command.workload.first($0),
            cores: command.variants.cores.first)
        }
      case .cores:
        command.variants.cores.map {
          BenchRun(command: command, workload: command.workload, cores: $0)
        }
      }
    let mean = runs.map(\.nominal).reduce(0, +) / Double(runs.count)
    var progress = BenchProgress(command: command, launch: mean, reports: runs.count)
    defer { progress.finish() }
    for _ in 1...command.launches {
      for index in runs.indices { try runs[index].launch(&progress) }
    }
    return Sweep(variable: variable, reports: runs.map { $0.report() })
  }
}
