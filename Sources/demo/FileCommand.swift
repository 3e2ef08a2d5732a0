import Foundation
import Recording
import Terminal
import Timeline
import Timing

/// The command line of `demo` for a person's own program: compiled, run for real, and drawn.
struct FileCommand {
  /// The options that only a program of one's own has.
  static let ownOptions = ["--limit", "--swift-version"]
  /// Those that only patterns have.
  private static let patternOptions = [
    "--tasks", "--seed", "--unit", "--workload", "--samples", "--markdown",
  ]

  private let files: [String]
  private let programArguments: [String]
  private let limit: Duration
  private let swiftVersion: Int
  private let outputs: DemoOutputs
  private let style: TerminalStyle

  /// Understands a command line; `nil` if it names no file.
  ///
  /// - Throws: `UsageError` or `OutputError`.
  init?(arguments words: [String]) throws {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    // What is wrong with a command line without a file, others say.
    guard let arguments = try? DemoCommand.syntax.parse(Array(words[..<end])),
      arguments.operands.contains(where: { $0.hasSuffix(".swift") }), !arguments.has("--help")
    else { return nil }
    files = arguments.operands
    programArguments = Array(words[end...].dropFirst())
    if let other = files.first(where: { !$0.hasSuffix(".swift") }) {
      throw UsageError("'\(other)' is no Swift file, and patterns are run without files")
    }
    if let option = Self.patternOptions.first(where: arguments.has) {
      throw UsageError("\(option) is for patterns, not for a program of your own")
    }
    limit = try arguments.duration(
      "--limit", default: .seconds(10), in: .milliseconds(1) ... .seconds(3600))
    swiftVersion =
      try arguments.choice("--swift-version", default: "6", among: ["5", "6"]) == "5" ? 5 : 6
    outputs = try DemoOutputs(arguments)
    if outputs.html != nil {
      throw UsageError(
        "--html shows patterns, not yet a program of your own: use --trace FILE, which "
          + "https://ui.perfetto.dev opens")
    }
    style = try arguments.style(from: DemoCommand.narrowest)
    try outputs.check()
  }

  /// Carries the command out.
  func run() throws {
    if let missing = files.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      Console.complain("there is no file \(missing)", as: "demo")
      ExitStatus.noInput.exit()
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "interleave-demo-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Until the program runs: then Ctrl-C is the program's end.
    Interruption.cleanUp = {
      MeasuringProcess.killAll()
      try? FileManager.default.removeItem(at: folder)
    }
    Interruption.watch()
    try run(in: folder)
  }

  private func run(in folder: URL) throws {
    guard let executable = Bundle.main.executableURL else {
      throw DemoError(
        description: "demo cannot find its own executable, beside which the recorder is")
    }
    let program = try RecordedProgram(
      compiling: files, swiftVersion: swiftVersion,
      products: executable.deletingLastPathComponent(), in: folder)
    // Where a machine reads standard output, people read standard error.
    let isQuiet = outputs.isForPrograms
    let (end, run) = try program.run(programArguments, limit: limit, toStandardError: isQuiet)
    let page = FilePage(style: style, isQuiet: isQuiet)
    page.printEnd(end, of: files[0], after: run?.duration, limit: limit)
    guard let run else { return }
    page.printPicture(of: run)
    if let trace = outputs.trace {
      var events = TraceEvents()
      events.add(run.timeline, named: URL(filePath: files[0]).lastPathComponent)
      try trace.write(events.json())
    }
    try outputs.json?.write(FileDocument(files: files, end: end, run: run).json())
  }
}
