import Foundation
import SwiftToolchain

/// A small program, compiled with the thread sanitizer of the toolchain.
struct ThreadSanitizer {
  /// What became of one run.
  struct Run {
    /// What the program printed, without the line break at its end.
    let output: String
    /// The races that the sanitizer reported, in a few words each.
    let races: [String]
  }

  private let folder: SmallProgramFolder
  private let toolchain: Toolchain
  private var executable: String { folder.url.appending(path: "program").path }

  /// Compiles a program.
  ///
  /// - Throws: ``MissingTool`` if there is no compiler, or none with a sanitizer for this system.
  init(compiling program: SmallProgram) throws {
    guard let toolchain = Toolchain() else {
      throw MissingTool(description: "there is no Swift compiler: swiftc is not in PATH")
    }
    self.toolchain = toolchain
    folder = try program.written()
    do {
      let run = try ToolRun(
        toolchain.driver,
        [
          "-swift-version", "6", "-g", "-sanitize=thread", "-o", executable, folder.source.path,
        ], in: folder, limit: .seconds(45))
      guard run.status != 0 else { return }
      let reason = (run.output + run.errors).split(separator: "\n").first { $0.contains("error:") }
      throw MissingTool(
        description: "swiftc does not compile with -sanitize=thread here"
          + (reason.map { " (\($0))" } ?? "") + "; the toolchains of swift.org do")
    } catch {
      folder.remove()
      throw error
    }
  }

  /// Runs it.
  ///
  /// - Throws: ``MissingTool`` if the sanitizer cannot work here.
  func run(_ arguments: [String]) throws -> Run {
    let run = try ToolRun(
      executable, arguments,
      variables: [
        // Otherwise it waits a second at the end, for threads that still run.
        "TSAN_OPTIONS":
          "atexit_sleep_ms=0 color=never external_symbolizer_path='\(toolchain.symbolizer)'"
      ], in: folder, limit: .seconds(10))
    let races = SanitizerReport.races(in: run.errors, of: folder.file)
    if run.isSignalled || run.status != 0 && races.isEmpty {
      let reason = run.errors.split(separator: "\n").first { $0.contains("ThreadSanitizer") }
      throw MissingTool(
        description: "the thread sanitizer cannot run here"
          + (reason.map { " (\($0.trimmingCharacters(in: .whitespaces)))" } ?? "")
          + "; 'setarch -R swift run demo sanitizer' may help, which puts memory in fixed places")
    }
    return Run(output: run.output.trimmingCharacters(in: .newlines), races: races)
  }

  /// Removes what was made.
  func remove() { folder.remove() }
}
