import Pages
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
      "bench FILE.swift --call NAME… [OPTIONS]   measure your own functions",
      "bench --costs [OPTIONS]      what each primitive costs on this machine",
    ],
    options: [
      .init(
        "--launches", "N", help: "How many processes measure, one after the other (default: 5)."),
      .init(
        "--blocks", "N",
        help: "Blocks in each launch: every pattern once, in random order (default: 20)."),
      .init(
        "--until-settled",
        help: "Go on with more launches until each interval is narrower than --threshold; "
          + "--launches is then the fewest."),
      .init(
        "--threshold", "PERCENT",
        help: "With --until-settled: the width that each interval may have (default: 2%)."),
      .init(
        "--limit", "DURATION",
        help: "With --until-settled: begin no launch that would end later (default: 5min)."),
      .init("--warmup", "N", help: "Runs of each pattern that are discarded first (default: 3)."),
      .init(
        "--workload", "KIND",
        help: "wait: threads block and tasks suspend; compute: a fixed number of steps; async: "
          + "waiting, asynchronous patterns only (default: wait)."),
      .init(
        "--call", "NAME", repeats: true,
        help: "A function of the file without arguments, such as sort or Box.sort; it may throw "
          + "and be async. Give the option once for each; the first is the reference."),
      .init(
        "--timeout", "DURATION",
        help: "With --call: how long the first call of a function may take (default: 60s)."),
      .init(
        "--tasks", "N,…",
        help: "How many tasks each pattern runs, 1 to 1000 (default: 5). Several numbers, such as "
          + "1,2,4,8, are a sweep: how the time grows."),
      .init(
        "--cores", "N,…",
        help: "How many cores the measured processes may use (default: all); several numbers are "
          + "a sweep."),
      .init("--unit", "DURATION", help: "The length of one unit of work (default: 1ms)."),
      .init(
        "--seed", "N",
        help: "Seed for the work and the orders (default: random); the report records it."),
      .init(
        "--idle-wait", "DURATION",
        help: "How long each launch waits at most for the machine to be idle (default: 5s)."),
      .init(
        "--like", "REPORT",
        help: "Do the same work as a JSON report or a saved one did: workload, tasks, unit, seed, "
          + "patterns or functions."),
      .init(
        "--twin", "PERCENT",
        help:
          "Measure the one pattern named against itself with that much more work, such as 0% or "
          + "2%: a test of the measuring."),
      .init(
        "--format", "FORMAT",
        help: ReportFormat.names.joined(separator: ", ")
          + " (default: by the ending of --output, or text)."),
      .init(
        "--output", "FILE",
        help: "Write to this file, completely or not at all (default: standard output)."),
      .init(
        "--save", "NAME",
        help:
          "Keep the report under this name, too, for 'compare NAME' and '--like NAME'; an older "
          + "one of the same name is replaced."),
      .init("--costs", help: "Measure the primitives instead of patterns; formats text and json."),
    ] + PageFile.options(for: "the report") + [.plain, .width(from: narrowest)],
    epilogue: """
      A task takes 1 to 3 units. Patterns are compared within the same block, so that
      a disturbance affects both.
      Examples:
        swift run bench
        swift run bench serial group task-group --workload compute
        swift run bench serial group --tasks 1,2,4,8,16
        swift run bench serial group --until-settled --limit 10min
        swift run bench Sorting.swift --call quick --call merge
        swift run bench Sorting.swift --call quick --call merge --cores 1,2
        swift run bench serial group --html times.html --open
        swift run bench --save old && swift run compare old
        swift run bench --like old --save new && swift run compare old new
      """)
}
