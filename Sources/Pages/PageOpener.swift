import Foundation

/// Shows a page in the browser that people use.
package enum PageOpener {
  /// A page that no browser shows, in one sentence.
  package struct Failure: Error, Sendable, CustomStringConvertible {
    /// The sentence, with what to do.
    package let description: String
  }

  /// The program that opens files in the application for them.
  private static let command: String = {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }()

  /// Opens a file.
  ///
  /// - Throws: ``Failure`` if there is no program that opens files, or it fails.
  package static func open(_ path: String) throws(Failure) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/\(command)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else {
      throw Failure(
        description: "there is no \(command) that could open the page: open \(path) in a browser")
    }
    let process = Process()
    process.executableURL = URL(filePath: found)
    process.arguments = [URL(filePath: path).path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure(description: "\(command) cannot be started: open \(path) in a browser")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command) found no browser: open \(path) in one")
    }
  }
}
