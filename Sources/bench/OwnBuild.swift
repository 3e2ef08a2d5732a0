import Foundation
import Timing

/// A person's own functions as a library that a worker can open.
///
/// Three files are compiled with optimisation, but each by itself: what calls the functions cannot
/// see into them, so no call is left out and no result is worked out beforehand.
struct OwnBuild {
  /// How the file is compiled.
  static let flags = "-O"

  let library: URL

  /// Compiles the file.
  ///
  /// - Throws: ``BenchError`` with what the compiler says.
  init(_ code: OwnCode) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("interleave-bench-\(UUID())")
    library = folder.appendingPathComponent("libMeasured.so")
    try manager.createDirectory(at: folder, withIntermediateDirectories: false)
    TemporaryFolders.add(folder)
    // So that what the compiler says names the file of the user.
    let path = code.file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let sources = [
      ("own.swift", "#sourceLocation(file: \"\(path)\", line: 1)\n" + code.text),
      ("calls.swift", Self.calls(code.calls)), ("run.swift", Self.run),
    ]
    for (name, text) in sources {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let said = try Self.compile(
      sources.map { folder.appendingPathComponent($0.0).path }, into: library)
    if let said { throw Self.error(said, code) }
  }

  /// A function that C can call for each of the person's, on a line of its own.
  private static func calls(_ names: [String]) -> String {
    names.enumerated().map { number, name in
      """
      @_cdecl("interleave_call_\(number)") public func _interleaveCall\(number)(_ _interleaveCount: Int) -> UnsafeMutablePointer<CChar>? { _interleaveRun(_interleaveCount, \(name)) }

      """
    }.joined()
      + names.enumerated().map { number, name in
        """
        @_cdecl("interleave_empty_\(number)") public func _interleaveEmpty\(number)(_ _interleaveCount: Int) -> UnsafeMutablePointer<CChar>? { _interleaveEmpty(_interleaveCount, \(name)) }

        """
      }.joined() + empty
  }

  /// The same without the person's function.
  ///
  /// Here, and not where the loop is, so that the loop cannot see that there is nothing to do.
  private static let empty = """
    func _interleaveEmpty<R>(
      _ count: Int, _ body: () throws -> R
    ) -> UnsafeMutablePointer<CChar>? { _interleaveRun(count, _interleaveNothing) }

    func _interleaveEmpty<R>(
      _ count: Int, _ body: @escaping () async throws -> R
    ) -> UnsafeMutablePointer<CChar>? { _interleaveRun(count, _interleaveNothingAsync) }

    """

  /// What runs them: ordinary functions on the main thread, `async` ones in a task, while the main
  /// thread serves its run loop.
  private static let run = """
    import Foundation

    func _interleaveRun<R>(_ count: Int, _ body: () throws -> R) -> UnsafeMutablePointer<CChar>? {
      do {
        for _ in 0..<count { _ = try body() }
        return nil
      } catch { return strdup("\\(error)") }
    }

    func _interleaveRun<R>(
      _ count: Int, _ body: @escaping () async throws -> R
    ) -> UnsafeMutablePointer<CChar>? {
      nonisolated(unsafe) let body = body
      nonisolated(unsafe) var text: UnsafeMutablePointer<CChar>?
      nonisolated(unsafe) var isDone = false
      Task.detached {
        do {
          for _ in 0..<count { _ = try await body() }
        } catch { text = strdup("\\(error)") }
        DispatchQueue.main.async { isDone = true }
      }
      while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
      return text
    }

    func _interleaveNothing() {}
    func _interleaveNothingAsync() async {}

    """

  /// What the compiler says if it fails; `nil` if it does not.
  private static func compile(_ sources: [String], into library: URL) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", flags, "-parse-as-library", "-emit-library", "-module-name", "Measured",
        "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style", "llvm", "-o",
        library.path,
      ] + sources
    process.currentDirectoryURL = library.deletingLastPathComponent()
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    do { try process.run() } catch {
      throw BenchError("the compiler could not be started: \(error.localizedDescription)")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : String(decoding: data, as: UTF8.self)
  }

  /// Says whose mistake it is: one in the file, or a function that is not there as it was named.
  private static func error(_ said: String, _ code: OwnCode) -> BenchError {
    let errors = said.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
    let own = errors.filter { !$0.contains("/calls.swift:") && !$0.contains("/run.swift:") }
    if own.isEmpty, let first = errors.first(where: { $0.contains("/calls.swift:") }) {
      let place = first.components(separatedBy: "/calls.swift:").last ?? ""
      let line = Int(place.prefix { $0.isNumber }) ?? 1
      let name = code.calls[(line - 1) % code.calls.count]
      let reason = first.components(separatedBy: ": error: ").last ?? ""
      return BenchError(
        "\(code.file) has no function '\(name)' that can be called without arguments: \(reason)")
    }
    let most = 5
    let all = own.isEmpty ? said.split(separator: "\n").suffix(most).map(String.init) : own
    return BenchError(
      "\(code.file) does not compile as a file that is only declarations:",
      all.prefix(most) + (all.count > most ? ["and \(all.count - most) more"] : []))
  }
}
