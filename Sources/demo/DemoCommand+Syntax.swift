import Patterns
import Terminal

extension DemoCommand {
  /// The fewest columns that it can do with.
  static let narrowest = 40

  static let syntax = CommandSyntax(
    name: "demo",
    summary:
      "Runs concurrency patterns on the real APIs and draws what each thread did when.",
    usage: [
      "demo                      list the patterns",
      "demo PATTERN… [OPTIONS]   run, draw and time patterns",
      "demo all [OPTIONS]        run every pattern",
      "demo FILE.swift… [OPTIONS] run and draw your own program",
    ],
    options: [
      .init("--tasks", "N", help: "How many tasks a pattern runs, 1 to 100 (default: 5)."),
      .init(
        "--seed", "N",
        help:
          "Seed for the random lengths of tasks (default: random); the same seed gives the same "
          + "work."),
      .init(
        "--unit", "DURATION", help: "The length of one unit of work, such as 50ms (default: 50ms)."),
      .init(
        "--workload", "KIND",
        help: "What a task does for its time: wait or compute (default: the pattern's own)."),
      .init(
        "--samples", "N",
        help:
          "How often each part runs (default: 1); shown is the run of the median makespan."),
      .init(
        "--json", "FILE",
        help:
          "Write everything that was recorded as JSON, or the list of patterns if none is named; "
          + "- is standard output."),
      .init(
        "--trace", "FILE",
        help:
          "Write Chrome trace events, which https://ui.perfetto.dev opens; - is standard output."),
      .init(
        "--html", "FILE",
        help:
          "Write the run of a pattern or of your program as a page: all on one axis, the code beside "
          + "it; - is standard output."),
      .init("--open", help: "Show the page in a browser."),
      .init(
        "--limit", "DURATION",
        help: "When your own program is stopped, such as 30s (default: 10s)."),
      .init(
        "--swift-version", "5|6", help: "The language mode of your own program (default: 6)."),
      .init("--markdown", help: "Write the list of patterns as a Markdown table and stop."),
      .plain,
      .width(from: narrowest),
    ],
    epilogue: """
      A task waits or computes for 1 to 3 units. Examples:
        swift run demo group
        swift run demo concurrent --workload compute --seed 3
        swift run demo task-group --tasks 12 --trace photos.json

      'swift run demo' lists the patterns.

      Your own program is ordinary Swift with a main, and nothing in it is changed. It
      is compiled, and run with your own rights, as 'swift run' would run it: run only
      what you trust. What its threads, queues and tasks do is recorded as it runs.
      Its own arguments follow after --: swift run demo Mine.swift -- one two
      """)
}
