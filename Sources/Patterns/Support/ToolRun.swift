import Dispatch
import Foundation

/// A run of a tool, such as the compiler, from its start to its end.
struct ToolRun {
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let errors: String
  /// The status with which it ended, or the signal.
  let status: Int32
  /// Whether a signal ended it.
  let isSignalled: Bool

  /// Runs a tool to its end.
  ///
  /// Its output goes to files, which have room for all of it while nothing reads them.
  ///
  /// - Parameters:
  ///   - path: The executable.
  ///   - arguments: Its arguments.
  ///   - variables: What is set in its environment.
  ///   - folder: Where it runs, and where the files are.
  ///   - limit: After how long it is stopped.
  /// - Throws: ``MissingTool`` if it cannot be started or does not end in time.
  init(
    _ path: String, _ arguments: [String], variables: [String: String] = [:],
    in folder: SmallProgramFolder, limit: DispatchTimeInterval
  ) throws {
    let name = URL(filePath: path).lastPathComponent
    let files = ["output", "errors"].map { folder.url.appending(path: ".\(name)-\($0)") }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch {
      throw MissingTool(description: "\(name) could not be started: \(error.localizedDescription)")
    }
    if ended.wait(timeout: .now() + limit) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
      throw MissingTool(description: "\(name) did not end in time and was stopped")
    }
    status = process.terminationStatus
    isSignalled = process.terminationReason == .uncaughtSignal
    (output, errors) = (
      String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
      String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    )
  }
}

/// Why a tool that a lesson needs could not do its work here, and what to do about it.
struct MissingTool: Error, CustomStringConvertible {
  /// The sentence, without its full stop.
  let description: String
}
