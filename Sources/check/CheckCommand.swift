import Checking
import Foundation
import Terminal

/// A file that cannot be read, in one sentence.
struct InputError: Error, CustomStringConvertible {
  let description: String
}

/// `check`: from the command line to the verdict.
struct CheckCommand {
  private let options: CheckOptions

  init(_ options: CheckOptions) { self.options = options }

  /// Does what was asked for and prints the answer.
  ///
  /// - Returns: The status to end with.
  func run() throws -> ExitStatus {
    if options.wantsHelp {
      Console.print(CheckOptions.syntax.help, terminator: "")
      return .success
    }
    if let request = options.explanation { return try explain(request) }
    if options.wantsMerge { return try show(merged()) }
    guard let toolchain = Toolchain() else {
      Console.complain("no swiftc on the PATH: install a Swift toolchain", as: "check")
      return .unavailable
    }
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = try CheckedProgram(options)
    if options.html != nil { CheckOutputs.prepare() }
    do {
      let check = try Check(options, program, toolchain: toolchain, executable: executable)
      if options.wantsStep { return try step(check) }
      if let replay = options.replay { return try show(check.replay(replay), check) }
      var verdict = try check.verdict()
      if !verdict.shards.isEmpty { verdict.build = try Self.build(of: executable) }
      return try show(verdict, check)
    } catch BuildError.cannotBeCalled(let reason) {
      throw UsageError("--call: \(reason)")
    } catch BuildError.doesNotCompile(let diagnostics) {
      // The compiler's own words, where people and editors look for them.
      Console.note(diagnostics.printable, terminator: "")
      let errors = Diagnostic.all(in: diagnostics).filter { $0.severity == "error" }
      return try show(Verdict(kind: .doesNotCompile, messages: errors.map(\.description)))
    } catch BuildError.takesTooMuch(let excess) {
      return try show(Verdict(kind: .doesNotCompile, messages: [excess.sentence]))
    } catch let error as UnsupportedAPI {
      return try show(
        Verdict(
          kind: .unsupported, messages: ["\(error.path):\(error.line): \(error.description)"]),
        problems: [
          ProblemLine(Place(file: error.path, line: error.line), .error, error.description)
        ])
    }
  }

  private static func build(of executable: String) throws -> String {
    var key = ContentKey()
    if let path = key.add(programsOf: executable) {
      throw InputError(description: "\(path) cannot be read")
    }
    return key.text
  }

  /// Explores, so that it is known what there is to find, and lets a person choose.
  private func step(_ check: Check) throws -> ExitStatus {
    let (run, verdict, wanted) = try check.explored(for: options.replay)
    guard verdict.kind == .nothingWrong || verdict.kind == .findings else {
      return try show(verdict)
    }
    var session = StepSession(options, check.pipeline, run, verdict, wanted: wanted)
    try session.run()
    return .success
  }

  private func explain(_ request: ExplanationRequest) throws -> ExitStatus {
    if let json = options.json { try json.write(request.json()) }
    if options.json?.isStandardOutput != true {
      Console.print(request.text(options.style), terminator: "")
    }
    return .success
  }

  private func merged() throws -> Verdict {
    let verdicts = try options.paths.map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw InputError(description: "\(path) cannot be read")
      }
      return try Verdict.read(data, from: path)
    }
    return try Verdict.merge(verdicts)
  }

  private func show(
    _ verdict: Verdict, _ check: Check? = nil, problems: [ProblemLine] = []
  ) throws -> ExitStatus {
    if let json = options.json { try json.write(verdict.json()) }
    if let trace = options.trace { try trace.write(verdict.traceJSON(under: verdict.line)) }
    if let sarif = options.sarif {
      let log = verdict.sarif(
        command: options.command, folder: FileManager.default.currentDirectoryPath)
      try sarif.write(log.text())
    }
    let pages = CheckOutputs(options, verdict, tree: check?.tree)
    try pages.write()
    if !options.isForPrograms {
      let text = VerdictText(
        verdict, style: options.style, command: options.command, steps: options.steps)
      Console.print(text.text, terminator: "")
      let lines = options.wantsProblems ? verdict.problemLines + problems : []
      if !lines.isEmpty { Console.print("") }
      for line in lines { Console.print(line.description) }
    }
    try pages.finish()
    switch verdict.kind {
    case .nothingWrong: return .success
    case .findings: return .failure
    case .doesNotCompile: return .badData
    case .unfinished: return .unfinished
    case .unsupported, .inconclusive: return .unavailable
    }
  }
}
