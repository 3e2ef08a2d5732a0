import Channel
import Foundation

extension ObjectBuilder {
  /// Compiles a program with the real libraries, or finds it made already: nothing in it is explored.
  ///
  /// For code that has been explored and may be shown at work. It has to be run in a process that is
  /// confined, as the explored one is.
  ///
  /// - Returns: The path of the object.
  /// - Throws: ``BuildError``, ``ToolError``, or an error of the file system.
  package func buildReal(_ request: BuildRequest) throws -> String {
    let key = "real-" + contentKey(request.modules.map { $0.sources.map(\.text) }, request)
    if let object = cache.object(key) { return object }
    defer { cache.removeWorkFolders() }
    let work = try cache.workFolder(key)
    var files = try write(
      request.program.sources.map(\.text), of: request.program, to: work.appending(path: "0"))
    let entry = work.appending(path: Self.entryName)
    let text = RealEntryFile(calling: request.calls, gradedWith: request.gradingSeed ?? 0).text
    try text.write(to: entry, atomically: false, encoding: .utf8)
    files.append(entry.path)
    let job = CompileJob(
      files: files, moduleName: request.program.name, swiftVersion: request.swiftVersion,
      isLibrary: true, modules: [modelsFolder], clangModuleMap: clangModuleMap, isGraded: true)
    let object = work.appending(path: "0.o").path
    let compiled = try run(
      toolchain.swiftFrontend, toolchain.plainArguments(job, output: object), for: request)
    try compiled.checkEnd()
    guard compiled.status == 0 else {
      throw BuildError.doesNotCompile(String(decoding: compiled.output, as: UTF8.self))
    }
    let made = work.appending(path: "program.so")
    let linked = try run(
      toolchain.linker,
      toolchain.linkArguments(objects: [object], wrapping: [], output: made.path), for: request)
    try linked.checkEnd()
    guard linked.status == 0 else {
      throw BuildError.doesNotLink(String(decoding: linked.output, as: UTF8.self))
    }
    return try cache.keep(made, as: key)
  }
}

/// The file that calls a check's functions on the real libraries.
struct RealEntryFile {
  let text: String

  init(calling functions: [ScenarioFunction], gradedWith seed: UInt64) {
    var lines = [
      "import Foundation", "import Grading", "", "@_cdecl(\"\(WorkerChannel.scenarioEntry)\")",
      "public func _interleaveScenario(_ number: Int32) {",
      "  GradedRun.begin(seed: \(seed))", "  switch number {",
    ]
    for (number, function) in functions.enumerated() {
      lines.append("  case \(number):")
      lines += Self.call(function).map { "    " + $0 }
    }
    lines += ["  default: break", "  }", "  GradedRun.end()", "}"]
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func call(_ function: ScenarioFunction) -> [String] {
    let isAsync = function.isAsync || function.hasGlobalActor
    let call = (function.throws ? "try? " : "") + (isAsync ? "await " : "") + "`\(function.name)`()"
    let line = function.returnsValue || function.throws ? "_ = \(call)" : call
    guard isAsync else { return [line] }
    return [
      "let isDone = DispatchSemaphore(value: 0)", "Task {", "  \(line)", "  isDone.signal()", "}",
      // The main actor's jobs come to this thread.
      "while isDone.wait(timeout: .now()) == .timedOut {",
      "  _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(0.001))", "}",
    ]
  }
}
