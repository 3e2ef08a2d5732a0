import Terminal

extension CheckOptions {
  /// The fewest columns that it can do with.
  static let narrowest = 60

  /// What `check` understands.
  package static let syntax = CommandSyntax(
    name: "check",
    summary: "Explores every interleaving that matters, and shows what can go wrong.",
    usage: [
      "check FILE.swift… [OPTIONS]     check the top-level code",
      "check FILE.swift… --call NAME   check functions",
      "check FOLDER --scenario FILE    check a library in use",
      "check FILE.swift… --step        choose which lane continues",
      "check --merge RESULT.json…      merge the results of shards",
      "check --explain [KIND]          explain a word of a verdict",
    ],
    options: [
      .init(
        "--call", "NAME", repeats: true,
        help:
          "Call this function, which must take no arguments. Repeat it to call several, in this "
          + "order."),
      .init("--replay", "SCHEDULE", help: "Run only this schedule again, and show its story."),
      .init(
        "--step",
        help:
          "Explore, then choose at each point which lane continues, with a hint of what breaks it; "
          + "with --replay begin after that schedule. Reads one choice a line where there is no terminal."
      ),
      .init(
        "--budget", "DURATION",
        help: "How long to search, such as 500ms, 30s or 10min (default: 10s)."),
      .init(
        "--patience", "DURATION",
        help:
          "How long one execution may compute without a step that other threads can notice; its "
          + "limits of steps and accesses grow in proportion (default: 3s)."),
      .init(
        "--strategy", "NAME",
        help:
          "all: one strategy after the other until the answer is known; or only one of them: random, "
          + "pct (random priorities), dpor (every inequivalent interleaving) or bounded (by "
          + "preemptions) (default: all)."),
      .init(
        "--preemptions", "N",
        help:
          "The most preemptions of an execution in a bounded search (default: as many as the budget "
          + "allows)."
      ),
      .init(
        "--seed", "N",
        help: "Seed for the random strategies (default: 1); from 2, dpor tries lanes in "
          + "another order."),
      .init(
        "--time", "NAME",
        help: "exact: a timer fires on time, when everything else waits; any: it may fire late, "
          + "before any step, as on a busy machine; both: the verdict is about exact, and what any adds "
          + "is shown separately (default: both)."),
      .init(
        "--workers", "N",
        help:
          "How many threads the modelled pools have, 1 to 64 (default: as many as there is work "
          + "for, after a search for the number that is too small for tasks that block)."),
      .init("--swift-version", "5|6", help: "The language mode (default: 6)."),
      .init(
        "--scenario", "FILE",
        help: "A program that uses the folder's code; it may import it with @testable."),
      .init(
        "--module-name", "NAME",
        help: "The name of the module (default: that of the folder or file)."),
      .init(
        "--jobs", "N",
        help: "On how many processors a search runs that takes long, 1 to 64; the verdict is the "
          + "same (default: all of this machine)."),
      .init("--shard", "I/N", help: "Search only part I of N, to share a search between machines."),
      .init("--merge", help: "Merge the JSON results of shards."),
      .init(
        "--explain", optional: "KIND",
        help: "Explain a kind of finding, such as data-race, or a word of a verdict, with a wrong "
          + "and a right program; without KIND list them."),
      .init(
        StorySteps.option, "key|all",
        help: "How much of a story to show: the steps that say most, or every step (default: key)."),
      .init(
        "--json", "FILE|-",
        help: "Write the result as JSON, with --step a line for each step; - is standard output."),
      .init(
        "--trace", "FILE|-",
        help: "Write the stories as Chrome trace events, which https://ui.perfetto.dev opens."),
      .init(
        "--sarif", "FILE|-",
        help: "Write the findings as SARIF 2.1.0, for editors and code hosts."),
      .init(
        "--problems",
        help:
          "After the text, write a line FILE:LINE:COLUMN: error: TEXT for each finding, as compilers "
          + "do: editors show it at its line."),
      .init(
        "--html", "FILE|-",
        help:
          "Write the result as a page that shows each story step by step, and lets you choose which "
          + "lane continues."),
      .init("--open", help: "Show the page in a browser."),
      .init(
        "--tree", "FILE|-",
        help: "Write all executions as a tree in JSON, if there are no more than "
          + "\(ScheduleTree.mostExecutions)."),
      .plain,
      .width(from: narrowest),
    ],
    epilogue: """
      Status: 0 nothing wrong, 1 findings, 64 wrong usage, 65 the code does not
      compile, 66 a file cannot be read, 69 it uses something that is not
      modelled, or the tool or the machine failed, 73 a file cannot be written, 75 an
      execution did not end within the limits of --patience.
      Examples:
        swift run check Account.swift
        swift run check Account.swift --call transferTwice --call audit
        swift run check Account.swift --step
        swift run check Sources/Cache --scenario Scenario.swift --budget 1min
      """)
}
