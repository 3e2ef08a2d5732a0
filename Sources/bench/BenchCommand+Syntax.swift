import Terminal
import Timing

extension BenchCommand {
  /// The fewest columns that it can do with.
  static let narrowest = 60

  static let syntax = CommandSyntax(
    name: "bench",
    summary: "Measures patterns against each other on the same work, and writes a report.",
    usage: [
      "bench [PATTERN…] [OPTIONS]   measure patterns; the first is the reference",
      "bench --costs [OPTIONS]      what each primitive costs on this machine",
    ],
    options: [
      .init("--launches", "N", help: "How many processes measure, one after the other (5)."),
      .init(
        "--blocks", "N", help: "Blocks in each launch: every pattern once, in random order (20)."),
      .init("--warmup", "N", help: "Runs of each pattern that are discarded first (3)."),
      .init(
        "--workload", "KIND",
        help: "wait: threads block and tasks suspend; compute: a fixed number of steps; async: "
          + "waiting, asynchronous patterns only (wait)."),
      .init("--tasks", "N", help: "How many tasks each pattern does, 1 to 1000 (5)."),
      .init("--unit", "DURATION", help: "The length of one unit of work (1ms)."),
      .init("--seed", "N", help: "What the work and the orders depend on (random, and recorded)."),
      .init(
        "--idle-wait", "DURATION",
        help: "How long each launch waits at most for other processes to leave the machine (5s)."),
      .init(
        "--like", "REPORT",
        help: "Do the same work as a JSON report did: workload, tasks, unit, seed and patterns."),
      .init(
        "--twin", "PERCENT",
        help:
          "Measure the one pattern named against itself with that much more work, such as 0% or "
          + "2%: a test of the measuring."),
      .init(
        "--format", "FORMAT",
        help: ReportFormat.names.joined(separator: ", ")
          + " (text, or by the ending of --output)."),
      .init("--output", "FILE", help: "Write there, whole or not at all (standard output)."),
      .init("--costs", help: "Measure the primitives instead of patterns; formats text and json."),
      .plain,
      .width(from: narrowest),
    ],
    epilogue: """
      A task takes 1 to 3 units. What one pattern is compared with another for is
      measured in the same block, so that what disturbs one disturbs the other.
      Examples:
        swift run bench
        swift run bench serial group task-group --workload compute
        swift run bench --output A.json && swift run compare A.json
      """)
}
