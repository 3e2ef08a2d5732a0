import Channel
import Exploration
import Foundation
import Terminal

/// The command line of `check`, understood and validated before anything is compiled.
package struct CheckOptions: Sendable {
  /// Whether only the help is asked for.
  package let wantsHelp: Bool
  /// The files or the folder to check; with ``wantsMerge`` the results.
  package let paths: [String]
  /// The functions to call, in order; empty for the code at the top level.
  package let calls: [String]
  /// The text of the one schedule to run.
  package let replay: Schedule?
  /// Whether a person chooses which lane continues.
  package let wantsStep: Bool
  /// How long to search.
  package let budget: Duration
  /// How many seconds one execution may take from one scheduling point to the next.
  package let patience: Int
  /// How to search.
  package let search: SearchStrategy
  /// The most preemptions of a bounded search; `nil` for as many as the budget allows.
  package let preemptions: Int?
  /// Which readings of time are searched.
  package let time: TimeChoice
  /// What chance depends on.
  package let seed: UInt64
  /// The modelled width of the pools; `nil` for wide ones, and a look at which are too narrow for tasks.
  package let workers: Int?
  /// The language mode, 5 or 6.
  package let swiftVersion: Int
  /// The file that uses a folder's code.
  package let scenario: String?
  /// The module's name, if one was asked for.
  package let moduleName: String?
  /// On how many processors a search runs that takes long.
  package let jobs: Int
  /// The part of the search, if it is divided.
  package let shard: Shard?
  /// Whether results are put together.
  package let wantsMerge: Bool
  /// What is to be explained, if that is asked for.
  package let explanation: ExplanationRequest?
  /// Where the result goes as JSON.
  package let json: OutputFile?
  /// Where the stories go as trace events.
  package let trace: OutputFile?
  /// Where the result goes for editors and code hosts.
  package let sarif: OutputFile?
  /// Whether lines for editors come after the text.
  package let wantsProblems: Bool
  /// Where the result goes as a page.
  package let html: OutputFile?
  /// Whether the page is opened in a browser.
  package let wantsOpen: Bool
  /// Where all executions go as a tree.
  package let tree: OutputFile?
  /// How much of a story is shown.
  package let steps: StorySteps
  /// How the text is written.
  package let style: TerminalStyle

  /// Understands a command line.
  ///
  /// - Parameter words: The arguments without the program's name.
  /// - Throws: `UsageError`, or `OutputError` for a result that could not be written later.
  package init(arguments words: [String]) throws {
    let arguments = try Self.syntax.parse(words)
    wantsHelp = arguments.has("--help")
    wantsMerge = arguments.has("--merge")
    paths = arguments.operands
    calls = try arguments.strings("--call").map { try Self.functionName($0) }
    replay = try arguments.string("--replay").map { try Schedule(replayed: $0) }
    wantsStep = arguments.has("--step")
    budget = try arguments.duration(
      "--budget", default: .seconds(10), in: .milliseconds(1) ... .seconds(86_400))
    let patience = try arguments.duration(
      "--patience", default: .seconds(Limits.usualPatience), in: .seconds(1) ... .seconds(3600))
    self.patience = Int((patience / .seconds(1)).rounded(.up))
    let word = try arguments.choice(
      "--strategy", default: "all", among: SearchStrategy.allCases.map(\.rawValue))
    search = SearchStrategy(rawValue: word) ?? .all
    let time = try arguments.choice(
      "--time", default: "both", among: TimeChoice.allCases.map(\.rawValue))
    self.time = TimeChoice(rawValue: time) ?? .both
    let bound = try arguments.integer("--preemptions", default: 0, in: 0...100)
    preemptions = arguments.has("--preemptions") ? bound : nil
    seed = try arguments.unsigned("--seed") ?? 1
    workers =
      arguments.has("--workers")
      ? try arguments.integer("--workers", default: 4, in: 1...64) : nil
    let version = try arguments.choice("--swift-version", default: "6", among: ["5", "6"])
    swiftVersion = version == "5" ? 5 : 6
    scenario = arguments.string("--scenario")
    moduleName = try arguments.string("--module-name").map { try Self.moduleName($0) }
    jobs = try arguments.integer("--jobs", default: Self.processors, in: 1...Self.mostJobs)
    shard = try arguments.string("--shard").map { try Self.shard($0) }
    explanation =
      arguments.has("--explain")
      ? try ExplanationRequest(
        (arguments.strings("--explain") + arguments.operands).joined(separator: " "),
        command: Topic.checkCommand)
      : nil
    json = arguments.string("--json").map(OutputFile.init)
    trace = arguments.string("--trace").map(OutputFile.init)
    sarif = arguments.string("--sarif").map(OutputFile.init)
    wantsProblems = arguments.has("--problems")
    html = arguments.string("--html").map(OutputFile.init)
    wantsOpen = arguments.has("--open")
    tree = arguments.string("--tree").map(OutputFile.init)
    steps = try StorySteps(arguments)
    style = try arguments.style(from: Self.narrowest)
    guard !wantsHelp else { return }
    try checkTogether(arguments)
    try json?.check()
    try trace?.check()
    try sarif?.check()
    try html?.check()
    try tree?.check()
  }

  /// The most processors that one search is given.
  private static let mostJobs = 64
  private static var processors: Int { min(ProcessInfo.processInfo.activeProcessorCount, mostJobs) }

  private func checkTogether(_ arguments: Arguments) throws(UsageError) {
    if explanation != nil {
      let kept: Set = ["--explain", "--json", "--plain", "--width"]
      try refuse(arguments, beside: "--explain") { !kept.contains($0) }
      return
    }
    if paths.isEmpty {
      throw UsageError(
        wantsMerge
          ? "--merge needs the files to merge, such as: swift run check --merge 1.json 2.json"
          : "name the file to check, such as: swift run check Account.swift")
    }
    if wantsMerge {
      let kept: Set = [
        "--merge", StorySteps.option, "--json", "--sarif", "--problems", "--plain", "--width",
      ]
      try refuse(arguments, beside: "--merge") { !kept.contains($0) }
    }
    if wantsStep { try checkStep(arguments) }
    if replay != nil, !wantsStep {
      let search: Set = [
        "--budget", "--strategy", "--preemptions", "--seed", "--shard", "--time", "--jobs",
      ]
      try refuse(arguments, beside: "--replay") { search.contains($0) }
    }
    if arguments.has("--preemptions"), search != .all, search != .bounded {
      throw UsageError(
        "--preemptions applies to the strategies all and bounded, not to \(search.rawValue)")
    }
    if shard != nil { try refuse(arguments, beside: "--shard") { $0 == "--jobs" } }
    if wantsOpen, html?.isStandardOutput ?? true {
      throw UsageError("--open shows the page that --html FILE writes: name that file")
    }
    if tree != nil { try checkTree(arguments) }
    if wantsProblems, isForPrograms {
      throw UsageError(
        "--problems comes after the text, which a result on standard output replaces")
    }
    let printed = outputs.filter { $0.1?.isStandardOutput == true }.map(\.0)
    if printed.count > 1 {
      throw UsageError("\(printed[0]) and \(printed[1]) cannot both go to standard output")
    }
    if let twice = calls.first(where: { name in calls.count { $0 == name } > 1 }) {
      throw UsageError("--call \(twice) is given twice")
    }
  }

  /// A person follows one execution of one function, and sees all of it.
  private func checkStep(_ arguments: Arguments) throws(UsageError) {
    let others: Set = [
      "--shard", "--jobs", "--trace", "--sarif", "--problems", "--html", "--open", "--tree",
      StorySteps.option,
    ]
    try refuse(arguments, beside: "--step") { others.contains($0) }
    guard calls.count <= 1 || replay != nil else {
      throw UsageError("--step follows one function at a time: name it with one --call")
    }
  }

  /// A tree has all executions of one function.
  private func checkTree(_ arguments: Arguments) throws(UsageError) {
    try refuse(arguments, beside: "--tree") { ["--shard", "--replay", "--merge"].contains($0) }
    guard calls.count <= 1 else {
      throw UsageError("--tree shows one function at a time: name it with one --call")
    }
  }

  private var outputs: [(name: String, file: OutputFile?)] {
    [
      ("--json", json), ("--trace", trace), ("--sarif", sarif), ("--html", html), ("--tree", tree),
    ]
  }

  /// Whether a file goes to standard output, where then no text belongs.
  package var isForPrograms: Bool {
    outputs.contains { $0.file?.isStandardOutput == true }
  }

  private func refuse(
    _ arguments: Arguments, beside option: String, where isRefused: (String) -> Bool
  ) throws(UsageError) {
    for other in Self.syntax.options.map(\.name) where arguments.has(other) && isRefused(other) {
      throw UsageError("\(option) cannot be combined with \(other)")
    }
  }

  /// People write `a()` as well as `a`.
  private static func functionName(_ text: String) throws(UsageError) -> String {
    let name = text.hasSuffix("()") ? String(text.dropLast(2)) : text
    guard isIdentifier(name) else {
      throw UsageError("--call takes the name of a function, not '\(text)'")
    }
    return name
  }

  private static func moduleName(_ text: String) throws(UsageError) -> String {
    guard isIdentifier(text), text.allSatisfy(\.isASCII) else {
      throw UsageError("--module-name takes letters, digits and underscores, not '\(text)'")
    }
    return text
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func shard(_ text: String) throws(UsageError) -> Shard {
    guard let shard = Shard(text) else {
      throw UsageError("--shard takes a part of a whole, such as 1/4 up to 4/4, not '\(text)'")
    }
    return shard
  }
}
