import Terminal

extension CheckOptions {
  /// The fewest columns that it can do with.
  static let narrowest = 60

  /// What `check` understands.
  public static let syntax = CommandSyntax(
    name: "check",
    summary: "Runs Swift through every interleaving that matters; tells what can go wrong.",
    usage: [
      "check FILE.swift… [OPTIONS]     check the top-level code",
      "check FILE.swift… --call NAME   check functions",
      "check FOLDER --scenario FILE    check a library in use",
      "check --merge RESULT.json…      put results of shards together",
    ],
    options: [
      .init(
        "--call", "NAME", repeats: true,
        help: "Call this function, which takes no arguments; may be given again, they are called "
          + "in this order."),
      .init("--replay", "SCHEDULE", help: "Run this one schedule again and tell its story."),
      .init(
        "--budget", "DURATION", help: "How long to search, such as 500ms, 30s or 10min (10s)."),
      .init(
        "--strategy", "NAME",
        help: "all: one after the other until the answer is known; random, pct (random "
          + "priorities), dpor (every inequivalent interleaving) or bounded (by preemptions) "
          + "alone (all)."),
      .init(
        "--preemptions", "N",
        help:
          "The most preemptions of an execution, where the search is bounded by them (as many as the budget allows)."
      ),
      .init("--seed", "N", help: "What chance depends on (1)."),
      .init(
        "--time", "NAME",
        help: "exact: a timer comes when its time has come and all others wait; any: it may come "
          + "before any step, as on a busy machine; both: the verdict is about the first, what the "
          + "second adds is told beside it (both)."),
      .init(
        "--workers", "N",
        help: "How many threads the modelled pools have, 1 to 64 (as many as there is work for, "
          + "after a look at how many are too few for tasks that block)."),
      .init("--swift-version", "5|6", help: "The language mode (6)."),
      .init(
        "--scenario", "FILE",
        help: "The program that uses a folder's code; it may import it with @testable."),
      .init("--module-name", "NAME", help: "What the module is called (as the folder or file)."),
      .init("--shard", "I/N", help: "Search only the I-th of N parts, for several machines."),
      .init("--merge", help: "Put the results in JSON files together into one."),
      .init("--json", "FILE|-", help: "Write the result as JSON; - is standard output."),
      .init(
        "--trace", "FILE|-",
        help: "Write the stories as Chrome trace events, which https://ui.perfetto.dev opens."),
      .plain,
      .width(from: narrowest),
    ],
    epilogue: """
      Status: 0 nothing wrong, 1 findings, 64 wrong usage, 65 the code does not
      compile, 69 it uses something that is not modelled, or the tool or the
      machine failed. Examples:
        swift run check Account.swift
        swift run check Account.swift --call transferTwice --call audit
        swift run check Sources/Cache --scenario Scenario.swift --budget 1min
      """)
}
