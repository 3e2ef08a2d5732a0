import Foundation
import Pages
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
    let words = FileWords(end, of: files[0], run, limit: limit)
    page.printEnd(words, wasRecorded: run != nil)
    guard let run else { return }
    page.printPicture(of: run, words)
    if let trace = outputs.trace {
      var events = TraceEvents()
      events.add(run.timeline, named: URL(filePath: files[0]).lastPathComponent)
      try trace.write(events.json())
    }
    let document = FileDocument(files: files, end: end, run: run, words: words)
    try outputs.json?.write(document.json())
    if let html = outputs.html {
      try html.write(TimelinePage.html(of: document, command: "\(again) --html \(html.path)"))
    }
    if outputs.wantsOpen, let path = outputs.html?.path { try PageOpener.open(path) }
  }

  /// The command that runs it again.
  private var again: String {
    var words = ["swift", "run", "demo"] + files.map(ShellWord.quoted)
    if swiftVersion != 6 { words += ["--swift-version", "\(swiftVersion)"] }
    return words.joined(separator: " ")
  }
}
