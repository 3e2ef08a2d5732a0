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
    let sweep = Sweep(variable: variable, reports: try BenchRun.reports(of: runs(), command))
    let analysis = SweepAnalysis(sweep)
    let style = command.style
    try command.output.write(
      command.format == .json
        ? try sweep.json()
        : analysis.text(width: style.width, hasUnicode: style.hasUnicode))
    try BenchCommand.check(sweep.reports)
    BenchEnding(command: command).tell()
    if let words = analysis.settlingWords, !analysis.isSettled { Console.note("bench: \(words)") }
  }

  private func runs() throws -> [BenchRun] {
    switch variable {
    case .tasks:
      return command.variants.tasks.map {
        BenchRun(
          command: command, workload: command.workload.first($0),
          cores: command.variants.cores.first)
      }
    case .cores:
      let own = try OwnMeasurement(of: command)
      return command.variants.cores.map {
        BenchRun(command: command, workload: command.workload, cores: $0, own: own)
      }
    }
  }
}
