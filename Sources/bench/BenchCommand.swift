import Foundation
import Pages
import Patterns
import Terminal
import Timing

/// The command line of `bench`, understood and checked before anything is measured.
struct BenchCommand {
  let wantsHelp: Bool
  let wantsCosts: Bool
  let items: [MeasuringPlan.Item]
  let isTwinned: Bool
  let launches: Int
  let blocks: Int
  let warmUp: Int
  let idleWait: Duration
  let settling: SettlingRule?
  let seed: UInt64
  let workload: Report.Workload
  let variants: BenchVariants
  /// A person's own functions, which are measured instead of patterns.
  let own: OwnCode?
  /// How often functions of a report to repeat were called in a row.
  let batches: [String: Int]
  /// How long one call of a function may take.
  let timeout: Duration
  let format: ReportFormat
  let output: OutputFile
  /// The name under which the report is saved as well.
  let saved: String?
  /// The page of the report, if one is asked for.
  let page: PageFile?
  let style: TerminalStyle
  /// The command line, for a page that says how it was made.
  let words: [String]

  init(arguments words: [String]) throws {
    let arguments = try Self.syntax.parse(words)
    self.words = words
    wantsHelp = arguments.has("--help")
    wantsCosts = arguments.has("--costs")
    launches = try arguments.integer("--launches", default: 5, in: 1...100)
    blocks = try arguments.integer("--blocks", default: 20, in: 1...1000)
    warmUp = try arguments.integer("--warmup", default: 3, in: 0...1000)
    idleWait = try arguments.duration(
      "--idle-wait", default: .seconds(5), in: .zero ... .seconds(600))
    settling = try Self.settling(arguments, fewest: launches)
    saved = arguments.string("--save")
    output = OutputFile(arguments.string("--output") ?? "-")
    format = try Self.format(arguments, output)
    page = try wantsHelp ? nil : Self.page(arguments, output)
    style = try arguments.style(
      from: Self.narrowest, isElsewhere: !output.isStandardOutput)

    let like = try wantsHelp ? nil : arguments.string("--like").map { try SavedReports().read($0) }
    if like != nil {
      for option in ["--workload", "--tasks", "--unit", "--seed"] where arguments.has(option) {
        throw UsageError("--like takes the work from the report; leave \(option) out")
      }
    }
    seed = try like?.seed ?? arguments.unsigned("--seed") ?? UInt64.random(in: 1...9999)
    variants = try BenchVariants(arguments)
    own = try wantsHelp ? nil : OwnCode(arguments, like: like)
    batches = Dictionary(
      like?.own == nil ? [] : like?.patterns.map { ($0.name, $0.batch) } ?? []
    ) { first, _ in first }
    timeout = try arguments.duration(
      "--timeout", default: .seconds(60), in: .milliseconds(1) ... .seconds(86_400))
    if arguments.has("--timeout"), own == nil {
      throw UsageError("--timeout is about functions of a file; name one with --call")
    }
    if own == nil, like?.own != nil {
      throw UsageError("the report is about functions of a file; name the file, too")
    }
    workload =
      try like?.workload
      ?? own.map { _ in Self.noWork }
      ?? Self.workload(arguments, tasks: variants.tasks.last ?? BenchVariants.tasks, seed: seed)

    let names = arguments.operands
    let selected = names.isEmpty ? like?.patterns.map(\.label) ?? [] : names
    isTwinned = arguments.has("--twin")
    if wantsHelp || wantsCosts {
      items = []
    } else if let own {
      items = own.calls.map { .init(name: $0, part: "") }
    } else {
      let selection = try BenchSelection(selected, kind: workload.kind)
      items = try Self.twins(of: selection.items, arguments.string("--twin"), names: names)
    }
    guard !wantsHelp else { return }
    try checkSweep(arguments)
    if settling != nil, wantsCosts || items.count < 2 {
      throw UsageError(
        "--until-settled is about ratios to the first pattern; name a second one to measure")
    }
    if wantsCosts, ![.text, .json].contains(format) {
      throw UsageError("--costs has the formats text and json, not '\(format.name)'")
    }
    if wantsCosts, !names.isEmpty { throw UsageError("--costs measures no patterns") }
    try output.check()
    try checkName()
  }

  private static func format(
    _ arguments: Arguments, _ output: OutputFile
  ) throws(UsageError) -> ReportFormat {
    let ending = output.path.split(separator: ".").last.map(String.init)
    let meant = ReportFormat.all.first { $0.fileEnding != nil && $0.fileEnding == ending }
    let word = try arguments.choice(
      "--format", default: (meant ?? .text).name, among: ReportFormat.names)
    return ReportFormat.named(word) ?? .text
  }

  private static func twins(
    of items: [MeasuringPlan.Item], _ percent: String?, names: [String]
  ) throws(UsageError) -> [MeasuringPlan.Item] {
    guard let percent else { return items }
    guard percent.hasSuffix("%"), let extra = Double(percent.dropLast()), (0...100).contains(extra)
    else { throw UsageError("--twin takes a percentage from 0% to 100%, not '\(percent)'") }
    guard names.count == 1, let first = items.first else {
      throw UsageError("--twin needs one pattern, such as: swift run bench serial --twin 2%")
    }
    return [first, .init(name: first.name, part: first.part, extraWork: extra / 100)]
  }

  /// Carries the command out.
  func run() throws {
    if wantsHelp {
      Console.print(Self.syntax.help, terminator: "")
      return
    }
    guard Computation.isOptimised else {
      throw BenchError(
        "the patterns were compiled without optimisation, so their times say nothing; "
          + "use the package's own settings: swift run bench, or swift run -c release bench")
    }
    let interruption = InterruptHandler()
    defer { TemporaryFolders.removeAll() }
    try withExtendedLifetime(interruption) { try measure() }
  }

  private func measure() throws {
    if wantsCosts {
      try CostsCommand(style: style, isJSON: format == .json, seed: seed, output: output).run()
      return
    }
    if let sweep = variants.sweep {
      try BenchSweep(command: self, variable: sweep).run()
      return
    }
    let analysis = ReportAnalysis(try BenchRun.report(of: self))
    let report = analysis.report
    if page?.file.isStandardOutput != true || !output.isStandardOutput {
      try output.write(
        try format.render(analysis, width: style.width, hasUnicode: style.hasUnicode))
    }
    try page?.write(html(of: report))
    if let saved { try SavedReports().file(of: saved).write(try report.json()) }
    try Self.check([report])
    BenchEnding(command: self).tell()
    if let words = analysis.settlingWords, report.settling?.end != .settled {
      Console.note("bench: \(words)")
    }
    try page?.show()
  }

  /// Whether every run did what it should.
  static func check(_ reports: [Report]) throws {
    let blocks = reports.flatMap(\.launches).flatMap(\.blocks)
    guard blocks.contains(where: { $0.samples.contains { !$0.checked } }) else { return }
    throw BenchError("some runs did not do every task exactly once; the report says which")
  }
}
