import Foundation
import Pages
import Patterns
import Terminal
import Timeline

/// The command line of `demo`, understood and checked before anything is run.
struct DemoCommand {
  let patterns: [Pattern]
  let wantsHelp: Bool
  let wantsMarkdown: Bool
  let rehearsal: Rehearsal
  let workload: String?
  private let unit: String?
  let samples: Int
  let outputs: DemoOutputs
  let style: TerminalStyle
  private let listsOnly: Bool

  init(arguments words: [String]) throws {
    let arguments = try DemoCommand.syntax.parse(words)
    wantsHelp = arguments.has("--help")
    wantsMarkdown = arguments.has("--markdown")
    patterns = try DemoCommand.patterns(named: arguments.operands)
    listsOnly = arguments.operands.isEmpty
    rehearsal = Rehearsal(
      tasks: try arguments.integer("--tasks", default: 5, in: 1...100),
      seed: try arguments.unsigned("--seed") ?? UInt64.random(in: 1...9999),
      unit: try arguments.duration(
        "--unit", default: .milliseconds(50), in: .microseconds(1) ... .seconds(60)))
    unit = arguments.string("--unit")
    workload = try arguments.string("--workload").map { _ in
      try arguments.choice("--workload", default: "wait", among: ["wait", "compute"])
    }
    samples = try arguments.integer("--samples", default: 1, in: 1...1000)
    outputs = try DemoOutputs(arguments)
    style = try arguments.style(from: Self.narrowest)
    for option in FileCommand.ownOptions where arguments.has(option) && !wantsHelp {
      throw UsageError("\(option) needs a program, such as: swift run demo Program.swift")
    }
    if wantsHelp { return }
    if listsOnly, outputs.trace != nil {
      throw UsageError("--trace needs a pattern, such as: swift run demo group --trace group.json")
    }
    if outputs.html != nil, patterns.count != 1 {
      throw UsageError(
        "--html shows one pattern: name it, such as: swift run demo group --html group.html")
    }
    try outputs.check()
  }

  private static func patterns(named names: [String]) throws(UsageError) -> [Pattern] {
    if names == ["all"] { return Catalogue.all }
    if names.contains("all") { throw UsageError("'all' already runs every pattern; give it alone") }
    var patterns: [Pattern] = []
    for name in names {
      guard let pattern = Catalogue.pattern(named: name) else {
        throw UsageError(
          unknown: "pattern", name, among: Catalogue.all.map(\.name) + ["all"],
          help: "'swift run demo' lists the patterns")
      }
      patterns.append(pattern)
    }
    return patterns
  }

  /// Carries the command out.
  func run() throws {
    if wantsHelp {
      Console.print(DemoCommand.syntax.help, terminator: "")
    } else if wantsMarkdown {
      Console.print(DemoList(style: style).markdown, terminator: "")
    } else if listsOnly {
      if let json = outputs.json { try json.write(ListDocument.json()) }
      if !outputs.isForPrograms {
        Console.print(DemoList(style: style).text, terminator: "")
      }
    } else {
      try runPatterns()
    }
  }

  private func runPatterns() throws {
    // Where a machine reads standard output, people read standard error, and only errors there.
    let page = outputs.isForPrograms ? nil : DemoPage(style: style)
    var runs: [PatternRun] = []
    page?.printOpening(self)
    let pool = PoolWidth(rehearsal: rehearsal)
    for pattern in patterns {
      page?.printHeading(of: pattern)
      let run = try run(pattern, pool: pool, page: page)
      page?.printPictures(of: run)
      page?.printTiming(of: run, samples: samples)
      page?.printClosing(of: pattern)
      runs.append(run)
    }
    if let trace = outputs.trace { try write(runs, to: trace) }
    let document = DemoDocument(rehearsal: rehearsal, runs: runs, poolWidth: pool.measured)
    try outputs.json?.write(document.json())
    if let html = outputs.html { try html.write(TimelinePage(self, document).html()) }
    if outputs.wantsOpen, let path = outputs.html?.path { try PageOpener.open(path) }
  }

  /// The command that does the same work again; the times are new ones each time.
  var again: String {
    let standard = Rehearsal()
    var words = ["swift run demo"] + patterns.map(\.name)
    if rehearsal.tasks != standard.tasks { words.append("--tasks \(rehearsal.tasks)") }
    words.append("--seed \(rehearsal.seed)")
    if let unit { words.append("--unit \(unit.filter { $0 != " " })") }
    if let workload { words.append("--workload \(workload)") }
    if samples > 1 { words.append("--samples \(samples)") }
    return words.joined(separator: " ")
  }

  private func write(_ runs: [PatternRun], to trace: OutputFile) throws {
    var events = TraceEvents(otherData: [
      "seed": "\(rehearsal.seed)", "tasks": "\(rehearsal.tasks)",
    ])
    for run in runs {
      for part in run.parts {
        let title = part.part.title
        events.add(
          part.drawn.timeline,
          named: title.isEmpty ? run.pattern.name : "\(run.pattern.name): \(title)")
      }
    }
    try trace.write(events.json())
  }

  private func run(_ pattern: Pattern, pool: PoolWidth, page: DemoPage?) throws -> PatternRun {
    var rehearsal = self.rehearsal
    if workload.map({ $0 == "compute" }) ?? pattern.computes {
      rehearsal.workload = .compute(
        iterationsPerUnit: Computation.iterations(in: rehearsal.unit))
    }
    let performances = try pattern.parts.enumerated().map { index, part in
      page?.printHeading(of: part, number: index + 1)
      let process = PartProcess(pattern: pattern, part: index, rehearsal: rehearsal)
      return try (0..<samples).map { _ in
        // Of several runs only one is shown, and which that is turns out at the end.
        try process.run { if samples == 1 { page?.printNote($0, $1) } }
      }
    }
    return try PatternRun(pattern, performances, rehearsal) { try pool.value }
  }
}

/// A pattern that threw an error, in one sentence.
struct DemoError: Error, CustomStringConvertible {
  let description: String
}
