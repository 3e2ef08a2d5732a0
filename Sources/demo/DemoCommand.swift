import Foundation
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
  let samples: Int
  let json: OutputFile?
  let trace: OutputFile?
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
    workload = try arguments.string("--workload").map { _ in
      try arguments.choice("--workload", default: "wait", among: ["wait", "compute"])
    }
    samples = try arguments.integer("--samples", default: 1, in: 1...1000)
    json = arguments.string("--json").map(OutputFile.init)
    trace = arguments.string("--trace").map(OutputFile.init)
    style = try arguments.style(from: Self.narrowest)
    if let json, let trace, json.path == trace.path {
      throw UsageError(
        json.isStandardOutput
          ? "--json and --trace cannot both go to standard output"
          : "--json and --trace cannot both go to \(json.path)")
    }
    if listsOnly, trace != nil, !wantsHelp {
      throw UsageError("--trace needs a pattern, such as: swift run demo group --trace group.json")
    }
    if !wantsHelp {
      try json?.check()
      try trace?.check()
    }
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
      if let json { try json.write(DemoDocument.catalogueJSON()) }
      if json?.isStandardOutput != true {
        Console.print(DemoList(style: style).text, terminator: "")
      }
    } else {
      try runPatterns()
    }
  }

  private func runPatterns() throws {
    // Where a machine reads standard output, people read standard error, and only errors there.
    let isQuiet = json?.isStandardOutput == true || trace?.isStandardOutput == true
    let page = isQuiet ? nil : DemoPage(style: style)
    var entries: [DemoDocument.Entry] = []
    page?.printOpening(self)
    for pattern in patterns {
      page?.printHeading(of: pattern)
      let runs = try run(pattern, page: page)
      page?.printTiming(of: runs, samples: samples)
      page?.printClosing(of: pattern)
      entries.append(DemoDocument.Entry(pattern: pattern, runs: runs))
    }
    if let trace {
      var events = TraceEvents(otherData: [
        "seed": "\(rehearsal.seed)", "tasks": "\(rehearsal.tasks)",
      ])
      for entry in entries {
        for part in entry.parts {
          let title = part.title.isEmpty ? entry.name : "\(entry.name): \(part.title)"
          events.add(part.timeline, named: title)
        }
      }
      try trace.write(events.json())
    }
    try json?.write(DemoDocument(rehearsal: rehearsal, entries: entries).json())
  }

  private func run(_ pattern: Pattern, page: DemoPage?) throws -> [PartRun] {
    var rehearsal = self.rehearsal
    let computes = workload.map { $0 == "compute" } ?? pattern.computes
    if computes {
      rehearsal.workload = .compute(
        iterationsPerUnit: Computation.iterations(in: rehearsal.unit))
    }
    return try pattern.parts.enumerated().map { index, part in
      page?.printHeading(of: part, number: index + 1)
      let first = try perform(part, of: pattern, rehearsal) { note, lane in
        page?.printNote(note, lane)
      }
      var all = [first]
      for _ in 1..<samples { all.append(try perform(part, of: pattern, rehearsal)) }
      let run = PartRun(part: part, performances: all, computes: computes)
      page?.printPicture(of: run)
      return run
    }
  }

  private func perform(
    _ part: Pattern.Part, of pattern: Pattern, _ rehearsal: Rehearsal,
    onNote: (@Sendable (Timeline.Note, Timeline.Lane) -> Void)? = nil
  ) throws -> Performance {
    do {
      return try Performance.run(part, rehearsal, onNote: onNote)
    } catch {
      throw DemoError(description: "the pattern '\(pattern.name)' failed: \(error)")
    }
  }
}

/// A pattern that threw an error, in one sentence.
struct DemoError: Error, CustomStringConvertible {
  let description: String
}
