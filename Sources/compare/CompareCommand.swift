import Foundation
import Pages
import Terminal
import Timing

/// The command line of `compare`, understood and checked before any file is read.
struct CompareCommand {
  /// The fewest columns that it can do with.
  static let narrowest = 60

  static let syntax = CommandSyntax(
    name: "compare",
    summary: "Compares timing reports of 'bench': what is faster, slower, the same or unknown.",
    usage: [
      "compare A.json [OPTIONS]           the patterns of one report",
      "compare A.json B.json… [OPTIONS]   later reports with the first",
    ],
    options: [
      .init(
        "--reference", "PATTERN",
        help: "The pattern to compare with (default: the first of the report)."),
      .init("--pairs", help: "Within one report: every pair of patterns."),
      .init(
        "--threshold", "PERCENT",
        help: "The difference that counts, such as 2% or 0.5% (default: 2%)."),
      .init(
        "--gate",
        help:
          "End with status 1 if a slowdown beyond the threshold is confirmed in two independent "
          + "sets of launches, and only then."),
      .init(
        "--format", "FORMAT",
        help: CompareFormat.names.joined(separator: ", ") + " (default: text)."),
      .init(
        "--output", "FILE",
        help: "Write to this file, completely or not at all (default: standard output)."),
    ] + PageFile.options(for: "the comparison") + [.plain, .width(from: narrowest)],
    epilogue: """
      A ratio below 1 is faster. Intervals hold the true ratio with 99 % confidence,
      with Holm's correction over all the comparisons shown. Of several reports, each
      verdict says what else differs: machine, system, toolchain, build, settings,
      reference. A pattern that had another number of tasks at once is not judged.

      The exit status is 0, also if something is slower; with --gate 1 if a slowdown
      is confirmed; 64 for a wrong command line, 65 for a file that is no usable
      report, 66 for one that cannot be read, 69 if no browser shows the page, 73 if
      the result cannot be written.

      A file is - for standard input, a pipe: <(command), or the name under which
      'bench --save' kept a report. Examples:
        swift run bench --format json --output A.json
        swift run compare A.json
        swift run bench --like A.json --format json --output B.json
        swift run compare A.json B.json --gate
        swift run compare old new
        swift run compare A.json --html A.html --open
      """)

  let files: [String]
  let wantsHelp: Bool
  let reference: String?
  let everyPair: Bool
  let rules: Comparison.Rules
  let isGate: Bool
  let format: CompareFormat
  let output: OutputFile
  let page: PageFile?
  let style: TerminalStyle
  /// The command line, for a page that says how it was made.
  private let words: [String]

  init(arguments words: [String]) throws {
    let arguments = try Self.syntax.parse(words)
    wantsHelp = arguments.has("--help")
    files = arguments.operands
    reference = arguments.string("--reference")
    everyPair = arguments.has("--pairs")
    rules = .init(threshold: try arguments.percentage("--threshold", default: 0.02))
    isGate = arguments.has("--gate")
    let word = try arguments.choice("--format", default: "text", among: CompareFormat.names)
    format = CompareFormat(rawValue: word) ?? .text
    output = OutputFile(arguments.string("--output") ?? "-")
    style = try arguments.style(
      from: Self.narrowest, isElsewhere: !output.isStandardOutput)
    self.words = words
    page =
      try wantsHelp
      ? nil
      : PageFile(
        arguments,
        standardOutput: arguments.string("--output") == "-"
          || arguments.has("--format") && output.isStandardOutput)
    guard !wantsHelp else { return }
    if files.isEmpty {
      throw UsageError("name a report, such as: swift run compare A.json (bench makes one)")
    }
    if everyPair, files.count > 1 { throw UsageError("--pairs is for one report") }
    if everyPair, reference != nil {
      throw UsageError("--pairs and --reference cannot be combined")
    }
    if files.filter({ $0 == "-" }).count > 1 {
      throw UsageError("standard input can be only one of the reports")
    }
    try output.check()
  }

  /// Carries the command out; ends the process with status 1 if the gate closes.
  func run() throws {
    if wantsHelp {
      Console.print(Self.syntax.help, terminator: "")
      return
    }
    var reports: [(file: String, report: Report)] = []
    let saved = SavedReports()
    for file in files { reports.append((file, try saved.read(file))) }
    if let reference { try check(reference, in: reports[0].report, files[0]) }
    if isGate { try checkLaunches(of: reports) }
    let comparison =
      reports.count == 1
      ? try ReportComparison(
        reports[0].report, file: files[0], reference: reference, everyPair: everyPair,
        rules: rules)
      : try ReportComparison(reports, reference: reference, rules: rules)
    if page?.file.isStandardOutput != true || !output.isStandardOutput {
      try output.write(try format.text(of: comparison, style: style, isGate: isGate))
    }
    try page?.write(html(of: comparison))
    try page?.show()
    if isGate, comparison.closesGate {
      ExitStatus.failure.exit()
    }
  }

  private func html(of comparison: ReportComparison) throws -> Page {
    let origin = Page.Origin(
      command: "swift run compare " + ShellWord.command(words),
      subject: files.joined(separator: ", "),
      date: Page.Origin.text(of: Date()),
      version: "compare, documents of version \(ReportComparison.version)")
    return try Page(
      .timing, title: comparison.answers.joined(separator: " "), origin: origin,
      document: comparison.json(isGate: isGate))
  }

  private func check(_ reference: String, in report: Report, _ file: String) throws(UsageError) {
    let labels = report.patterns.map(\.label)
    let choices = labels + report.patterns.map(\.name)
    guard !choices.contains(reference) else { return }
    throw UsageError(
      unknown: "pattern", reference, among: choices,
      help: "\(file) has \(labels.map { "'\($0)'" }.joined(separator: ", "))")
  }

  private func checkLaunches(of reports: [(file: String, report: Report)]) throws {
    for (file, report) in reports where report.launches.count < 2 {
      throw UsageError(
        "--gate needs at least two launches in each report, and \(file) has "
          + "\(report.launches.count); measure with --launches 4 or more")
    }
  }
}
